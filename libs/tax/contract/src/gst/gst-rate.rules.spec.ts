import { rateInForce, ratesInForce, ratesNotInForce, sacProblem } from './gst-rate.rules';
import { gstRates } from './gst-rate.builder';

describe('GST rates in force', () => {
  it.each([
    ['18', '2026-04-01', true],
    ['18.00', '2026-04-01', true],
    ['12', '2025-09-21', true],
    ['12', '2025-09-22', false],
    ['28', '2025-09-22', false],
    ['40', '2025-09-21', false],
    ['40', '2025-09-22', true],
    ['5', '2017-06-30', false],
    ['17', '2026-04-01', false],
  ])('%s%% on %s: %s', (percent, date, expected) => {
    expect(rateInForce(percent, date, gstRates) !== null).toBe(expected);
  });

  it('are offered as of the date', () => {
    expect(ratesInForce('2026-04-01', gstRates)).toEqual(['0', '5', '18', '40']);
    expect(ratesInForce('2025-04-01', gstRates)).toEqual(['0', '5', '12', '18', '28']);
  });
});

it('a line whose rate may not be charged is told at its field', () => {
  const lines = [{ gstRate: '18' }, { gstRate: '12' }];

  expect(ratesNotInForce(lines, '2026-04-01', gstRates).map(({ field }) => field)).toEqual(['lines.1.gstRate']);
  expect(ratesNotInForce(lines, '2025-04-01', gstRates)).toEqual([]);
});

describe('service accounting codes', () => {
  it.each([
    ['996521', true],
    ['9965', true],
    ['99652', false],
    ['99', false],
    ['1234', false],
    ['9965211', false],
  ])('%s is one: %s', (sac, expected) => {
    expect(sacProblem(sac) === null).toBe(expected);
  });
});
