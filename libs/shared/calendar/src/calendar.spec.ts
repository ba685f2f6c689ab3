import { addDays, businessDateAt, daysBetween, formatBusinessDate, isBusinessDate } from './business-date';
import { settableClock } from './clock';
import { fiscalYearOf } from './fiscal-year';

describe('business dates', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2026-03-31'],
    ['2026-03-31T18:30:00Z', '2026-04-01'],
    ['2026-12-31T23:59:59Z', '2027-01-01'],
  ])('the instant %s is the day %s in Kolkata', (instant, day) => {
    expect(businessDateAt(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['0026-01-01', false],
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isBusinessDate(text)).toBe(expected);
  });

  it('counts days over a leap day and back', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
  });

  it('end with the last one of four digits', () => {
    expect(addDays('9999-12-31', 30)).toBe('9999-12-31');
  });

  it('prints as on an Indian document', () => {
    expect(formatBusinessDate('2026-04-01')).toBe('01-Apr-2026');
  });
});

describe('the fiscal year', () => {
  it.each([
    ['2026-03-31', '25-26', '2025-04-01', '2026-03-31'],
    ['2026-04-01', '26-27', '2026-04-01', '2027-03-31'],
    ['2100-01-01', '99-00', '2099-04-01', '2100-03-31'],
    ['9999-12-31', '99-00', '9999-04-01', '9999-12-31'],
  ])('of %s is %s', (date, label, from, to) => {
    expect(fiscalYearOf(date)).toEqual({ label, from, to });
  });
});

describe('a settable clock', () => {
  it('stands still until it is set', () => {
    const clock = settableClock('2026-03-31T18:29:59Z');

    expect(clock.today()).toBe('2026-03-31');
    clock.set('2026-03-31T18:30:00Z');
    expect(clock.today()).toBe('2026-04-01');
  });
});
