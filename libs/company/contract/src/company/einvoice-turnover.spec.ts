import { hasEinvoices } from './einvoice-turnover';

describe('a company', () => {
  it.each([
    ['up to 5 crore', 'UP_TO_5_CRORE', null, '2026-04-01', false],
    ['up to 5 crore, whatever day it names', 'UP_TO_5_CRORE', '2020-10-01', '2026-04-01', false],
    ['above 5 crore', 'ABOVE_5_CRORE', null, '2020-01-01', true],
    ['above 5 crore in 2025-26, on the last day of that year', 'ABOVE_5_CRORE', '2026-04-01', '2026-03-31', false],
    ['above 5 crore in 2025-26, from the first day of the next', 'ABOVE_5_CRORE', '2026-04-01', '2026-04-01', true],
    ['from 10 crore, years later', 'FROM_10_CRORE', '2021-04-01', '2026-11-20', true],
  ] as const)('%s (%s from %s): a document of %s has an e-invoice: %s', (_who, einvoiceTurnover, from, day, has) => {
    expect(hasEinvoices({ einvoiceTurnover, einvoiceFrom: from }, day)).toBe(has);
  });
});
