import type { EwayBilled } from '../eway-bill/eway-bill.rules';
import { needsOf, type ShipmentFacts, statusProblems, type StatusStep } from './status.rules';

const now = new Date('2026-11-21T12:00:00Z');
const at = new Date('2026-11-21T06:00:00Z');

const shipment = (changes: Partial<ShipmentFacts> = {}): ShipmentFacts => ({
  mode: 'SURFACE',
  packages: 12,
  freightBasis: 'TBB',
  declaredValuePaise: 45_000_00,
  invoices: [],
  known: {},
  vehicleNumber: null,
  ...changes,
});
const bill: EwayBilled = {
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: '692005259141',
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
};
const problemsOf = (step: Partial<StatusStep> & Pick<StatusStep, 'to'>, facts: Partial<ShipmentFacts> = {}) =>
  statusProblems({ at, said: {}, ...step }, shipment(facts), { now }).map(({ field, code }) => `${field}: ${code}`);

const pickup = { vehicleNo: 'MH12AB1234', pickupDate: '2026-11-21' };
const delivery = { deliveredAt: '2026-11-21T06:00:00Z', receiverName: 'R Kale', packagesDelivered: 12 };

describe('picking up', () => {
  it.each([
    ['with a vehicle', pickup],
    ["under a co-loader's docket", { coLoaderDocketNo: 'CL-9', pickupDate: '2026-11-20' }],
  ])('%s is enough', (_, said) => {
    expect(problemsOf({ to: 'PICKED_UP', said })).toEqual([]);
  });

  it('by the vehicle that the docket names is enough', () => {
    expect(
      problemsOf({ to: 'PICKED_UP', said: { pickupDate: '2026-11-21' } }, { vehicleNumber: 'MH12AB1234' }),
    ).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['vehicleNo: required', 'pickupDate: required']],
    ['a vehicle that is none', { ...pickup, vehicleNo: 'TRUC' }, ['vehicleNo: vehicle']],
    ['a day to come', { ...pickup, pickupDate: '2026-11-22' }, ['pickupDate: event_time']],
  ])('with %s is told so', (_, said, problems) => {
    expect(problemsOf({ to: 'PICKED_UP', said })).toEqual(problems);
  });

  it('a train has no plate', () => {
    expect(problemsOf({ to: 'PICKED_UP', said: { ...pickup, vehicleNo: '12951' } }, { mode: 'RAIL' })).toEqual([]);
  });

  it.each([
    ['without an e-way bill is refused', {}, {}, ['ewayBillNumber: required']],
    ['with one on the invoice goes', {}, { invoices: [bill] }, []],
    ['with one told now goes', { ewayBillNumber: '692005259141' }, {}, []],
    ['that are exempt go with the reason', { ewayBillExemptionReason: 'Exempt goods, rule 138(14)' }, {}, []],
  ])('goods of more than 50,000 %s', (_, said, facts, problems) => {
    const step = { to: 'PICKED_UP', said: { ...pickup, ...said } } as const;

    expect(problemsOf(step, { declaredValuePaise: 60_000_00, ...facts })).toEqual(problems);
  });
});

describe('going on', () => {
  const known = { vehicleNo: 'MH12AB1234', pickupDate: '2026-11-21' };
  const expired = { ...bill, ewayBillAt: '2026-11-15T06:00:00Z' };
  const unknown = { ...bill, distanceKm: null };

  it.each([
    ['under a valid bill', { invoices: [bill] }, undefined, []],
    ['without a bill that nobody needs', {}, undefined, []],
    ['under a bill that has expired', { invoices: [expired] }, undefined, ['reason: eway_bill_expired']],
    ['under one of two that has expired', { invoices: [bill, expired] }, undefined, ['reason: eway_bill_expired']],
    ['under an expired bill, with the reason', { invoices: [expired] }, 'Extension asked for', []],
    ['under a bill of unknown end', { invoices: [unknown] }, undefined, ['reason: eway_bill_unknown']],
    ['without the bill it needs', { declaredValuePaise: 60_000_00 }, undefined, ['reason: eway_bill_unknown']],
    ['exempt', { declaredValuePaise: 60_000_00, known: { ...known, ewayBillExemptionReason: 'Rice' } }, undefined, []],
  ])('%s', (_, facts, reason, problems) => {
    expect(problemsOf({ to: 'IN_TRANSIT', reason }, { known, ...facts })).toEqual(problems);
  });

  it('needs a vehicle, also after a co-loader had the goods', () => {
    expect(problemsOf({ to: 'IN_TRANSIT' }, { known: { coLoaderDocketNo: 'CL-9' } })).toEqual(['vehicleNo: required']);
  });

  it.each([
    ['AT_HUB', 'hub: required'],
    ['OUT_FOR_DELIVERY', 'driverName: required'],
  ] as const)('to %s asks for its own fact', (to, problem) => {
    expect(problemsOf({ to }, { known })).toEqual([problem]);
  });
});

describe('delivering', () => {
  const known = { pickupDate: '2026-11-20' };

  it('is told whole', () => {
    expect(problemsOf({ to: 'DELIVERED', said: delivery }, { known })).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['deliveredAt: required', 'receiverName: required', 'packagesDelivered: required']],
    ['a time to come', { ...delivery, deliveredAt: '2026-11-21T12:00:01Z' }, ['deliveredAt: event_time']],
    ['a day before the pickup', { ...delivery, deliveredAt: '2026-11-19T06:00:00Z' }, ['deliveredAt: event_time']],
    ['fewer packages', { ...delivery, packagesDelivered: 11 }, ['remarks: required']],
    ['damaged packages', { ...delivery, packagesDamaged: 1 }, ['remarks: required']],
    ['too many packages', { ...delivery, packagesDelivered: 13 }, ['packagesDelivered: too_many']],
  ])('with %s is told so', (_, said, problems) => {
    expect(problemsOf({ to: 'DELIVERED', said }, { known })).toEqual(problems);
  });

  it('short is fine with remarks', () => {
    const said = { ...delivery, packagesDelivered: 11 };

    expect(problemsOf({ to: 'DELIVERED', said, remarks: 'One carton missing' }, { known })).toEqual([]);
  });

  it.each([
    [{}, ['collectedPaise: required']],
    [{ collectedPaise: 1_500_00 }, []],
    [{ creditApproval: 'A Rao' }, []],
  ])('goods with freight to pay, given %j', (said, problems) => {
    expect(problemsOf({ to: 'DELIVERED', said: { ...delivery, ...said } }, { known, freightBasis: 'TO_PAY' })).toEqual(
      problems,
    );
  });

  it('goes back from a proof that was rejected without asking again', () => {
    expect(problemsOf({ to: 'DELIVERED' }, { known: { ...known, ...delivery } })).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['UNDELIVERED', undefined, ['reason: required']],
    ['UNDELIVERED', 'Nobody there', ['reason: choice']],
    ['UNDELIVERED', 'NOT_CONTACTABLE', []],
    ['CANCELLED', ' ', ['reason: required']],
    ['CANCELLED', 'Booked twice', []],
  ] as const)('%s with the reason %p', (to, reason, problems) => {
    expect(problemsOf({ to, reason })).toEqual(problems);
  });

  it('a return says who pays for it', () => {
    expect(problemsOf({ to: 'RTO_INITIATED', reason: 'Refused' })).toEqual(['returnPaidBy: required']);
    expect(problemsOf({ to: 'RTO_INITIATED', reason: 'Refused', said: { returnPaidBy: 'CONSIGNOR' } })).toEqual([]);
  });
});

describe('the proof of delivery', () => {
  it('is a file', () => {
    expect(problemsOf({ to: 'POD_UPLOADED' })).toEqual(['file: required']);
  });

  it('is verified as clean, or with remarks that are told', () => {
    expect(problemsOf({ to: 'POD_VERIFIED', said: { podCondition: 'CLEAN' } })).toEqual([]);
    expect(problemsOf({ to: 'POD_VERIFIED', said: { podCondition: 'WITH_REMARKS' } })).toEqual(['remarks: required']);
  });
});

it('a form is told what to ask for before anything is typed', () => {
  const facts = shipment({ declaredValuePaise: 60_000_00 });

  expect(needsOf('PICKED_UP', facts)).toEqual([
    ['vehicleNo', 'coLoaderDocketNo'],
    ['pickupDate'],
    ['ewayBillNumber', 'ewayBillExemptionReason'],
  ]);
  expect(needsOf('PICKUP_ASSIGNED', facts)).toEqual([]);
});
