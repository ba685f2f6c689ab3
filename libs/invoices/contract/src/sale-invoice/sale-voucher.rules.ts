import {
  accountCode,
  credit,
  debit,
  type GstHead,
  type PostingFacts,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { byRate, sumOfHeads, type TaxHeads } from '@freightdesk/tax-contract';

interface SoldLine extends TaxHeads {
  gstRate: string;
  incomeAccountCode: string;
  jobId: string | null;
  taxableMinor: number;
  taxablePaise: number;
}

interface SoldInvoice {
  partyId: string;
  currency: CurrencyCode;
  exchangeRate: string;
  roundOffPaise: number;
  totalPaise: number;
  currencyTotalMinor: number;
  lines: readonly SoldLine[];
}

const outputHeads = [
  { head: 'CGST', code: accountCode.outputCgst, field: 'cgstPaise' },
  { head: 'SGST', code: accountCode.outputSgst, field: 'sgstPaise' },
  { head: 'IGST', code: accountCode.outputIgst, field: 'igstPaise' },
] as const satisfies readonly { head: GstHead; code: string; field: keyof TaxHeads }[];

/** Tax by head and rate; `gstRate` is the whole rate, of which CGST and SGST are each half. */
const taxPostings = (lines: readonly SoldLine[]): PostingLine[] =>
  [...byRate(lines)].flatMap(([, indexes]) => {
    const ofRate = lines.filter((_line, index) => indexes.includes(index));
    const heads = sumOfHeads(ofRate);
    const gstRate = ofRate[0]?.gstRate;
    return outputHeads.flatMap(({ head, code, field }) => credit(code, heads[field], { gstHead: head, gstRate }));
  });

/**
 * The voucher of a sale: the debtor owes the total; income is earned line by line for its job; tax is owed by head and rate;
 * what rounding added or took stands alone.
 */
export function saleVoucherLines(invoice: SoldInvoice): PostingLine[] {
  const { partyId, currency, exchangeRate, lines } = invoice;
  const inCurrency = (currencyMinor: number): PostingFacts =>
    currency === 'INR' ? {} : { currency, currencyMinor, exchangeRate };
  return [
    ...debit(accountCode.debtors, invoice.totalPaise, { partyId, ...inCurrency(invoice.currencyTotalMinor) }),
    ...lines.flatMap(({ incomeAccountCode, taxablePaise, taxableMinor, jobId }) =>
      credit(incomeAccountCode, taxablePaise, { ...(jobId && { jobId }), ...inCurrency(taxableMinor) }),
    ),
    ...taxPostings(lines),
    ...credit(accountCode.roundOff, invoice.roundOffPaise),
  ];
}
