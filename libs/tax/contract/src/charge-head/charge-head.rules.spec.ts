import { gstRates } from '../gst/gst-rate.builder';
import {
  chargeHeadProblems,
  type HeadRate,
  headRateOn,
  headRatesNotInForce,
  inOrder,
  sacRateOn,
} from './charge-head.rules';

const rate = (from: string, gstRate: string): HeadRate => ({ from, gstRate, taxability: 'TAXABLE' });

describe('the rate of a charge head', () => {
  const rates = [rate('2025-09-22', '18'), rate('2017-07-01', '12')];

  it.each([
    ['before the first row', '2017-06-30', undefined],
    ['on the day it begins', '2017-07-01', '12'],
    ['on the last day before the next', '2025-09-21', '12'],
    ['on the day the next begins', '2025-09-22', '18'],
    ['long after', '2031-01-01', '18'],
  ])('%s', (_when, date, expected) => {
    expect(headRateOn(rates, date)?.gstRate).toBe(expected);
  });

  it('is kept in the order of its days', () => {
    expect(inOrder(rates).map(({ from }) => from)).toEqual(['2017-07-01', '2025-09-22']);
  });
});

describe('the rate that a SAC brings', () => {
  const head = (sac: string | null, rates: HeadRate[], active = true) => ({ sac, rates, active });
  const of = { ocean: head('996521', [rate('2017-07-01', '5')]), local: head('996719', [rate('2017-07-01', '18')]) };

  it.each([
    ['is that of the head which bears it', [of.ocean, of.local], '5'],
    ['is what all of its heads say', [of.ocean, head('996521', [rate('2020-01-01', '5')])], '5'],
    ['is none where they differ', [of.ocean, head('996521', [rate('2020-01-01', '12')])], undefined],
    ['is not that of a head out of use', [head('996521', [rate('2017-07-01', '12')], false), of.ocean], '5'],
    ['is none where its heads have no rate yet', [head('996521', [rate('2030-01-01', '5')])], undefined],
    ['is none where nobody bears it', [of.local, head(null, [rate('2017-07-01', '5')])], undefined],
  ])('%s', (_what, heads, expected) => {
    expect(sacRateOn('996521', heads, '2026-11-20')?.gstRate).toBe(expected);
  });
});

describe('a charge head', () => {
  it.each([
    ['is right with a rate that the law has', { rates: [rate('2026-04-01', '18')] }, []],
    ['may have no rate yet', {}, []],
    ['has one rate a day', { rates: [rate('2026-04-01', '18'), rate('2026-04-01', '5')] }, ['rates.1.from']],
    ['of a pure agent is an agent’s', { pureAgent: true }, ['actsAs']],
    ['of a pure agent may be so', { pureAgent: true, actsAs: 'AGENT' as const }, []],
  ])('%s', (_what, terms, fields) => {
    expect(chargeHeadProblems(terms).map(({ field }) => field)).toEqual(fields);
  });
});

it('a charge head has no rate that ended before its day', () => {
  const rates = [rate('2025-09-22', '18'), rate('2025-09-22', '12')];

  expect(headRatesNotInForce(rates, gstRates).map(({ field }) => field)).toEqual(['rates.1.gstRate']);
});
