import { say } from '@freightdesk/shared-sentence';
import { invoiceNumberProblem } from './invoice-number.rules';

describe('numbers of documents', () => {
  // resilient-tech/india-compliance overrides/test_sales_invoice.py; CGST rule 46(b)
  it.each([
    ['SI$1231', false],
    ['SI.2020.0001', false],
    ['SI/2020/0001', true],
  ])('%s is lawful: %s', (number, expected) => {
    expect(invoiceNumberProblem(number) === null).toBe(expected);
  });

  it.each([
    ['', 'needs a number'],
    ['SI/2026-2027/00001', 'this has 18'],
    ['012345678901236', 'starts with 0'],
    ['/2020/1', 'starts with 0, - or /'],
    ['-1', 'starts with 0, - or /'],
    ['SI 1', 'letters, digits'],
  ])('%p is refused with a sentence that says: %s', (number, words) => {
    expect(say(invoiceNumberProblem(number) ?? '')).toContain(words);
  });

  it('takes lower case as upper case', () => {
    expect(invoiceNumberProblem('si/26-27/000123')).toBeNull();
  });
});
