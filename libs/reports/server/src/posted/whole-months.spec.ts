import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import { wholeMonths } from './whole-months';

const firstDay = '2024-01-01';
const daysOf = (from: BusinessDate, to: BusinessDate) =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) => addDays(from, index));

/** Each day with how often it is counted, of those that are. */
function counted(from: BusinessDate, to: BusinessDate): [string, number][] {
  const { months, days } = wholeMonths({ from, to });
  return daysOf(addDays(firstDay, -40), addDays(firstDay, 200))
    .map((day): [string, number] => {
      const month = `${day.slice(0, 7)}-01`;
      const odd = days.filter((found) => found.from <= day && day <= found.to).map(({ sign }) => sign);
      const whole = month >= months.from && month <= months.to ? 1 : 0;
      return [day, odd.reduce((sum: number, sign) => sum + sign, whole)];
    })
    .filter(([, count]) => count !== 0);
}

describe('a period as whole months and odd days', () => {
  it('counts each of its days once and no other, wherever it begins and ends', () => {
    for (let start = 0; start < 70; start += 7) {
      for (let length = 0; length < 75; length += 5) {
        const from = addDays(firstDay, start);
        const to = addDays(from, length);

        expect(counted(from, to)).toEqual(daysOf(from, to).map((day) => [day, 1]));
      }
    }
  });

  it('of whole months has no odd days', () => {
    expect(wholeMonths({ from: '2026-04-01', to: '2027-03-31' })).toEqual({
      months: { from: '2026-04-01', to: '2027-03-01' },
      days: [],
    });
  });

  it('ends with the last day that can be written', () => {
    expect(wholeMonths({ from: '9999-12-31', to: '9999-12-31' })).toEqual({
      months: { from: '9999-12-01', to: '9999-12-01' },
      days: [{ from: '9999-12-01', to: '9999-12-30', sign: -1 }],
    });
  });

  it('reads no more than half a month of days at either end', () => {
    const { days } = wholeMonths({ from: '2026-04-20', to: '2026-11-22' });

    expect(days).toEqual([
      { from: '2026-04-20', to: '2026-04-30', sign: 1 },
      { from: '2026-11-23', to: '2026-11-30', sign: -1 },
    ]);
  });
});
