import { fieldInWords, inWords, valueInWords } from './audit-words';

const same = (text: string) => text;

it.each([
  ['number-series', 'Number series'],
  ['sale-invoice', 'Sale invoice'],
  ['reset-link', 'Reset link'],
  ['bank', 'Bank'],
])('%s is written %s', (code, words) => {
  expect(inWords(code)).toBe(words);
});

it.each([
  ['name', 'Name'],
  ['stateCode', 'State code'],
  ['roleId', 'Role'],
  ['totalPaise', 'Total'],
  ['lockedAt', 'Locked'],
  ['gstin', 'GSTIN'],
  ['address.city', 'Address, City'],
  ['lines.0.rate', 'Lines 1, Rate'],
  ['lut.validUntil', 'Lut, Valid until'],
])('the field %s is written %s', (path, words) => {
  expect(fieldInWords(path, same)).toBe(words);
});

it.each([
  ['totalPaise', '123456700', '12,34,567.00'],
  ['totalPaise', '-5', '-0.05'],
  ['creditDays', '45', '45'],
  ['date', '2026-04-01', '01-Apr-2026'],
  ['lockedAt', '2026-11-21T08:35:00.000Z', '21-Nov-2026 14:05'],
  ['blocked', 'true', 'Yes'],
  ['active', 'false', 'No'],
  ['phone', '2026-04-31', '2026-04-31'],
])('%s %s is shown as %s', (path, value, words) => {
  expect(valueInWords(path, value, same)).toBe(words);
});
