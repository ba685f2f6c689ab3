import { saleInvoice } from '../sale-invoice/sale-invoice.builder';
import { saleInvoiceLetters } from './sale-invoice-mail.rules';

const owing = saleInvoice({ outstandingPaise: 11_800_00, outstandingMinor: 11_800_00 });

describe('the letter with a document', () => {
  it('says in English what it is, what it comes to and by when it is to be paid', () => {
    const [{ subject, text }] = saleInvoiceLetters(owing);

    expect(subject).toBe('Tax invoice SI/26-27/000001 of Konkan Freight');
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Dear Coastal Spices Exports,',
      '',
      'please find attached our tax invoice SI/26-27/000001 of 10-Apr-2026, which comes to ₹ 11,800.00.',
      expect.stringMatching(/^₹ 11,800.00 is to be paid by \d\d-\w{3}-2026\.$/),
    ]);
  });

  it('says the same in Hindi, by the words of the paper', () => {
    const [, { subject, text }] = saleInvoiceLetters(owing);

    expect(subject).toBe('कर चालान SI/26-27/000001 – Konkan Freight');
    expect(text).toContain('₹ 11,800.00');
  });

  it.each([
    ['a credit note asks for nothing', { kind: 'CREDIT_NOTE' as const }, 'taken off what you owe us'],
    ['nor does a proforma', { kind: 'PROFORMA' as const }, 'nothing is due'],
    ['a foreign one is in its currency', { currency: 'USD' as const, currencyTotalMinor: 1_234_500 }, 'USD 12,345.00'],
  ])('%s', (_case, changes, said) => {
    expect(saleInvoiceLetters({ ...owing, ...changes })[0].text).toContain(said);
  });

  it('of what is paid asks for no payment', () => {
    expect(saleInvoiceLetters({ ...owing, outstandingMinor: 0 })[0].text).not.toContain('to be paid');
  });
});
