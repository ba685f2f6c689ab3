import { airWaybillProblem, nextAirWaybill, normaliseAirWaybill } from './air-waybill.rules';

describe('master air waybill numbers', () => {
  it.each([
    ['176-12345675', 'jetcurrent.com, check digit'],
    ['020-81140743', 'jetcurrent.com, check digit'],
    ['589-81140743', 'freight.domains, check digit calculator'],
    ['176 1234 5675', 'typed with spaces'],
  ])('%s is one (%s)', (number) => {
    expect(airWaybillProblem(number)).toBeNull();
  });

  it.each([
    ['176-12345676', 'does not fit'],
    ['176-12345678', 'does not fit'],
    ['176-1234567', 'three digits of the airline'],
    ['17A-12345675', 'three digits of the airline'],
    ['', 'three digits of the airline'],
  ])('%p is refused with a sentence that says: %s', (text, words) => {
    expect(airWaybillProblem(text)).toContain(words);
  });

  it.each([
    ['176-12345675', '176-12345686'],
    ['176-12345664', '176-12345675'],
    ['176-99999991', null],
    ['176-12345676', null],
  ])('%s is followed by %p', (number, next) => {
    expect(nextAirWaybill(number)).toBe(next);
  });

  it('are kept in one spelling', () => {
    expect(normaliseAirWaybill('176 1234 5675')).toBe('176-12345675');
  });
});
