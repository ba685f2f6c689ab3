import { auditWords, valueInWords } from './audit-words';

const ofAll = {
  actions: { 'logout-others': 'Sign out elsewhere' },
  fields: {
    active: 'Active',
    blocked: 'Blocked',
    date: 'Date',
    name: 'Name',
    phone: 'Phone',
    role: 'Role',
    total: 'Total',
  },
  values: { role: { DOMESTIC: 'Domestic' }, status: { DRAFT: 'Draft', OPEN: 'Open' } },
};
const ofColumns = {
  records: { 'number-series': 'Number series', 'sale invoice': 'Sale invoice' },
  actions: { 'set as default': 'Set as default' },
  fields: {
    address: 'Address',
    city: 'City',
    gstRate: 'GST rate',
    gstin: 'GSTIN',
    lines: 'Lines',
    locked: 'Locked',
    lut: 'LUT',
    stateCode: 'State',
    validUntil: 'Valid until',
  },
};
const wordsIn = (t: (text: string) => string) => auditWords([ofAll, ofColumns], t);

const same = (text: string) => text;
const shout = (text: string) => text.toUpperCase();

it.each([
  ['number-series', 'Number series'],
  ['sale invoice', 'Sale invoice'],
  ['bank', 'Bank'],
  ['kept-by-nobody', 'Kept by nobody'],
])('the record %s is written %s', (code, words) => {
  expect(wordsIn(same).record(code)).toBe(words);
});

it.each([
  ['logout-others', 'Sign out elsewhere'],
  ['set as default', 'Set as default'],
  ['do-nothing', 'Do nothing'],
])('the action %s is written %s', (code, words) => {
  expect(wordsIn(same).action(code)).toBe(words);
});

it.each([
  ['name', 'Name'],
  ['stateCode', 'State'],
  ['roleId', 'Role'],
  ['totalPaise', 'Total'],
  ['lockedAt', 'Locked'],
  ['gstin', 'GSTIN'],
  ['address.city', 'Address, City'],
  ['lines.0.gstRate', 'Lines 1, GST rate'],
  ['lut.validUntil', 'LUT, Valid until'],
  ['known.name', 'Name'],
  ['moonPhase', 'Moon phase'],
])('the field %s is written %s', (path, words) => {
  expect(wordsIn(same).field(path)).toBe(words);
});

it('each step of a path is a text of its own', () => {
  expect(wordsIn(shout).field('lines.0.gstRate')).toBe('LINES 1, GST RATE');
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

it.each([
  ['status', 'DRAFT', 'Draft'],
  ['shipments.0.status', 'OPEN', 'Open'],
  ['roleId', 'DOMESTIC', 'Domestic'],
  ['status', 'DRAFT, OPEN', 'Draft, Open'],
  ['status', 'OUT_FOR_DELIVERY', 'Out for delivery'],
  ['pan', 'AAGCB7383J', 'AAGCB7383J'],
])('the code of %s %s is told as %s', (path, value, words) => {
  expect(wordsIn(same).value(path, value)).toBe(words);
});

it.each([
  ['amountMinor', '251300', 'USD', '2,513.00'],
  ['amountMinor', '251300', 'JPY', '251,300'],
  ['amountMinor', '25130000', 'INR', '2,51,300.00'],
  ['amountMinor', '251300', null, '251300'],
])('%s %s of %s is %s', (path, value, currency, words) => {
  expect(wordsIn(same).value(path, value, currency)).toBe(words);
});
