import type { PostingLine } from '@freightdesk/ledger-contract';
import { advanceTaxFigures, advanceTaxLines, advanceTaxTerms } from '@freightdesk/payments-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { TheirSide } from '@freightdesk/invoices-server';
import type { Books } from './books';
import type { Branch } from './office';

interface Ahead {
  party: TheirSide;
  date: BusinessDate;
  advancePaise: number;
}

interface TaxedAdvance {
  lines: PostingLine[];
  keep: (receipt: { paymentId: string; voucherId: string; at: Date }) => void;
}

/** The tax on what a customer paid ahead, as the company's setting has it; none where nothing was, or none is due. */
export function taxAdvance(
  books: Books,
  { ours }: Branch,
  { party, date, advancePaise }: Ahead,
): TaxedAdvance | undefined {
  const terms =
    advancePaise > 0 &&
    advanceTaxTerms({ date, said: undefined, ours: { ...ours, taxOnAdvances: true }, customer: party, rates: [] });
  if (!terms) return undefined;
  const figures = advanceTaxFigures(advancePaise, terms);
  const number = books.numbers.take(date, { kind: 'RECEIPT_VOUCHER', holder: ours.gstin });
  const sides = { supplierGstin: ours.gstin, recipientGstin: party.gstin };
  return {
    lines: advanceTaxLines(figures, { gstRate: terms.gstRate, partyId: party.id, isUsed: false }),
    keep: ({ at, ...posted }) => {
      const stamps = { createdAt: at, createdBy: books.author.id };
      const row = { ...terms, ...figures, ...sides, ...posted, kind: 'RECEIVED', number, date, advancePaise };
      books.sheets.add('advanceTax', { ...row, ...stamps, id: newId() });
    },
  };
}
