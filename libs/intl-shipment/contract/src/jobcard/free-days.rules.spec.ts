import { addDays } from '@freightdesk/shared-calendar';
import fc from 'fast-check';
import {
  containerDayProblems,
  containerMeters,
  freeDayMeter,
  freeDaysToCharge,
  freeDaysTotal,
} from './free-days.rules';

describe('free days', () => {
  const of = (to: string | null, today: string, freeDays = 5) =>
    freeDayMeter({ from: '2026-11-10', to, freeDays, dayPaise: 4_500_00 }, today);

  it.each([
    // Discharged on the 10th with five days free: 10, 11, 12, 13, 14.
    ['on the first day', null, '2026-11-10', { freeUntil: '2026-11-14', days: 0, daysLeft: 5, tomorrowPaise: 0 }],
    ['on the last free day', null, '2026-11-14', { days: 0, daysLeft: 1, tomorrowPaise: 4_500_00, amountPaise: 0 }],
    ['a day after', null, '2026-11-15', { days: 1, daysLeft: -1, amountPaise: 4_500_00, tomorrowPaise: 4_500_00 }],
    ['a week after', null, '2026-11-21', { days: 7, amountPaise: 31_500_00, isRunning: true }],
    ['gone in time', '2026-11-13', '2026-11-21', { days: 0, amountPaise: 0, tomorrowPaise: 0, isRunning: false }],
    ['gone too late', '2026-11-16', '2026-11-21', { days: 2, amountPaise: 9_000_00, tomorrowPaise: 0 }],
  ] as const)('%s', (_name, to, today, meter) => {
    expect(of(to, today)).toMatchObject(meter);
  });

  it('none at all cost from the first day', () => {
    expect(of(null, '2026-11-10', 0)).toMatchObject({ freeUntil: '2026-11-09', days: 1, amountPaise: 4_500_00 });
  });

  it('are not counted before the clock starts, or where nobody knows them', () => {
    const terms = { demurrageFreeDays: 5, detentionFreeDays: null, demurrageDayPaise: 100, detentionDayPaise: 100 };

    expect(containerMeters(terms, { gateOutOn: '2026-11-12' }, '2026-11-20')).toEqual({
      demurrage: null,
      detention: null,
    });
  });

  // gtran.net/news/show/76: the day of discharge and that of gate-out both count.
  it('of a published case come to four days of demurrage, and to none of detention', () => {
    const rates = { demurrageDayPaise: 1, detentionDayPaise: 1 };
    const box = { dischargedOn: '2025-12-05', gateOutOn: '2025-12-15', emptyReturnedOn: '2025-12-22' };

    expect(containerMeters({ demurrageFreeDays: 7, detentionFreeDays: 10, ...rates }, box, '2026-01-31')).toMatchObject(
      {
        demurrage: { freeUntil: '2025-12-11', days: 4 },
        detention: { freeUntil: '2025-12-24', days: 0 },
      },
    );
  });

  it('cost what the days after them cost, whatever happens when', () => {
    const day = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(day, fc.option(day), fc.integer({ min: 0, max: 30 }), day, (from, stay, freeDays, ahead) => {
        const start = addDays('2026-11-01', from);
        const to = stay === null ? null : addDays(start, stay);
        const today = addDays(start, ahead);
        const meter = freeDayMeter({ from: start, to, freeDays, dayPaise: 7 }, today);
        const tomorrow = freeDayMeter({ from: start, to, freeDays, dayPaise: 7 }, addDays(today, 1));
        const stood = Math.min(ahead, stay ?? ahead) + 1;

        expect(meter).toMatchObject({
          days: Math.max(0, stood - freeDays),
          amountPaise: Math.max(0, stood - freeDays) * 7,
        });
        expect(to === null ? Number(tomorrow?.amountPaise) - Number(meter?.amountPaise) : 0).toBe(meter?.tomorrowPaise);
      }),
    );
  });
});

it('all containers of a job come to a sum', () => {
  const terms = { demurrageFreeDays: 3, detentionFreeDays: 2, demurrageDayPaise: 100, detentionDayPaise: 70 };
  const boxes = [{ dischargedOn: '2026-11-10', gateOutOn: '2026-11-14' }, { dischargedOn: '2026-11-10' }];

  // Two days of demurrage and five of detention; eight days of demurrage that goes on, as does the detention.
  expect(freeDaysTotal(boxes.map((box) => containerMeters(terms, box, '2026-11-20')))).toEqual({
    amountPaise: 2 * 100 + 5 * 70 + 8 * 100,
    tomorrowPaise: 170,
  });
});

it.each([
  [{ dischargedOn: '2026-11-10', gateOutOn: '2026-11-10', emptyReturnedOn: '2026-11-10' }, []],
  [{ dischargedOn: '2026-11-10', gateOutOn: '2026-11-09' }, ['gateOutOn']],
  [{ gateOutOn: '2026-11-09', emptyReturnedOn: '2026-11-08' }, ['emptyReturnedOn']],
])('the days of %j: %j', (container, fields) => {
  expect(containerDayProblems(container).map(({ field }) => field)).toEqual(fields);
});

describe('what is still to be a charge', () => {
  const charge = (buyPaise: number, isBilled: boolean, description = 'Demurrage and detention to 20-Nov-2026') => ({
    ...{ description, buyPaise, saleDocument: null, purchaseDocument: isBilled ? {} : null },
  });

  it.each([
    ['all of it where nothing is written down', [], { billedPaise: 0, restPaise: 900 }],
    ['all of it where a charge stands that is written anew', [charge(400, false)], { billedPaise: 0, restPaise: 900 }],
    ['the rest of what is billed', [charge(400, true), charge(100, false)], { billedPaise: 400, restPaise: 500 }],
    ['nothing where all is billed', [charge(900, true)], { billedPaise: 900, restPaise: 0 }],
    ['all of it beside other charges', [charge(400, true, 'Ocean freight')], { billedPaise: 0, restPaise: 900 }],
  ])('is %s', (_what, charges, expected) => {
    expect(freeDaysToCharge(charges, 900)).toMatchObject(expected);
  });

  it('names the charge that stands for it', () => {
    const standing = charge(100, false);

    expect(freeDaysToCharge([charge(400, true), standing], 900).open).toBe(standing);
  });
});
