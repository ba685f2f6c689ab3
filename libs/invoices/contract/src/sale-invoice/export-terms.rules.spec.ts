import { lacksLut } from './export-terms.rules';

const lut = { validFrom: '2026-04-01', validUntil: '2027-03-31' };
const exported = { supply: 'EXPORT', date: '2026-11-20' } as const;

it.each([
  ['an export without payment and without a letter', exported, null, true],
  ['one whose letter has ended', { ...exported, date: '2027-04-01' }, lut, true],
  ['one under the letter', exported, lut, false],
  ['one with payment of IGST', { ...exported, exportWithPayment: true }, null, false],
  ['a supply within India', { ...exported, supply: 'INTER' as const }, null, false],
  ['one whose date is half typed', { ...exported, date: '2026-1' }, null, false],
])('%s lacks a letter of undertaking or not', (_what, terms, letter, expected) => {
  expect(lacksLut(terms, letter)).toBe(expected);
});
