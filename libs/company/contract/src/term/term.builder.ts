import type { AddTermInput, Term } from './term.schema';

/** What a clerk would type for a term; for specs. */
export const termInput = (changes: Partial<AddTermInput> = {}): AddTermInput => ({
  title: 'Payment',
  text: 'Payable within 30 days of the date of this invoice.',
  appliesTo: ['SALE_INVOICE'],
  ...changes,
});

/** A term as the list shows it; for specs of screens. */
export const termRow = (changes: Partial<Term> = {}): Term => ({
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Payment',
  text: 'Payable within 30 days of the date of this invoice.',
  appliesTo: ['SALE_INVOICE'],
  isDefault: false,
  active: true,
  version: 1,
  ...changes,
});
