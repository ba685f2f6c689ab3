import { addDays, type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import { wholeMonths, wholeYears } from './whole-months';

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
    const december = { from: '9999-12-01', to: '9999-12-01' };
    const lastDay = { from: '9999-12-31', to: '9999-12-31' };

    expect(wholeMonths({ from: '9999-12-01', to: '9999-12-31' })).toEqual({ months: december, days: [] });
    expect(wholeMonths(lastDay).days).toEqual([{ ...lastDay, sign: 1 }]);
  });

  it('reads no more than half a month of days at either end', () => {
    const { days } = wholeMonths({ from: '2026-04-20', to: '2026-11-22' });

    expect(days).toEqual([
      { from: '2026-04-20', to: '2026-04-30', sign: 1 },
      { from: '2026-11-23', to: '2026-11-30', sign: -1 },
    ]);
  });
});

describe('whole months as whole years and odd months', () => {
  const months = Array.from(
    { length: 60 },
    (_, index) => `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
  );
  const yearOf = (month: string) => `${Number(month.slice(0, 4)) - (month.slice(5, 7) < '04' ? 1 : 0)}-04-01`;
  const counted = (from: string, to: string) => {
    const { years, months: odd } = wholeYears({ from, to });
    return months.flatMap((month) => {
      const whole = yearOf(month) >= years.from && yearOf(month) <= years.to ? 1 : 0;
      const count = odd
        .filter((found) => found.from <= month && month <= found.to)
        .reduce((sum: number, { sign }) => sum + sign, whole);
      return count === 0 ? [] : [[month, count]];
    });
  };

  it('counts each of its months once and no other, wherever it begins and ends', () => {
    for (let start = 12; start < 30; start += 1) {
      for (let end = start; end < 48; end += 1) {
        const asked = months.slice(start, end + 1);

        expect(counted(asked[0] ?? '', asked.at(-1) ?? '')).toEqual(asked.map((month) => [month, 1]));
      }
    }
  });

  it('takes away the months to come of a year that is not over', () => {
    expect(wholeYears({ from: '2026-04-01', to: '2026-11-01' })).toEqual({
      years: { from: '2026-04-01', to: '2026-04-01' },
      months: [{ from: '2026-12-01', to: '2027-03-01', sign: -1 }],
    });
  });

  it('ends with the last month that can be written', () => {
    expect(wholeYears({ from: '9998-04-01', to: '9999-12-01' })).toEqual({
      years: { from: '9998-04-01', to: '9999-04-01' },
      months: [],
    });
  });
});
