import {
  accountCode,
  credit,
  debit,
  type GstHead,
  type PostingFacts,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { byRate, sumOfHeads, type TaxHeads, taxOf } from '@freightdesk/tax-contract';

interface BoughtLine {
  gstRate: string;
  accountCode: string;
  jobId: string | null;
  taxableMinor: number;
  taxablePaise: number;
  /** What the vendor charges, or what we owe under reverse charge. */
  tax: TaxHeads;
}

interface BoughtInvoice {
  partyId: string;
  currency: CurrencyCode;
  exchangeRate: string;
  reverseCharge: boolean;
  itcEligible: boolean;
  roundOffPaise: number;
  payablePaise: number;
  payableMinor: number;
  tdsPaise: number;
  tdsAccountCode: string | null;
  lines: readonly BoughtLine[];
}

interface HeadAccount {
  head: GstHead;
  code: string;
  field: keyof TaxHeads;
}

const inputHeads: readonly HeadAccount[] = [
  { head: 'CGST', code: accountCode.inputCgst, field: 'cgstPaise' },
  { head: 'SGST', code: accountCode.inputSgst, field: 'sgstPaise' },
  { head: 'IGST', code: accountCode.inputIgst, field: 'igstPaise' },
];
const reverseInputHeads: readonly HeadAccount[] = [
  { head: 'CGST', code: accountCode.reverseInputCgst, field: 'cgstPaise' },
  { head: 'SGST', code: accountCode.reverseInputSgst, field: 'sgstPaise' },
  { head: 'IGST', code: accountCode.reverseInputIgst, field: 'igstPaise' },
];
const reverseOutputHeads: readonly HeadAccount[] = [
  { head: 'CGST', code: accountCode.reverseOutputCgst, field: 'cgstPaise' },
  { head: 'SGST', code: accountCode.reverseOutputSgst, field: 'sgstPaise' },
  { head: 'IGST', code: accountCode.reverseOutputIgst, field: 'igstPaise' },
];

/** Tax by head and rate; `gstRate` is the whole rate, of which CGST and SGST are each half. */
const taxPostings = (
  lines: readonly BoughtLine[],
  heads: readonly HeadAccount[],
  post: typeof debit | typeof credit,
): PostingLine[] =>
  [...byRate(lines).values()].flatMap((indexes) => {
    const ofRate = lines.filter((_line, index) => indexes.includes(index));
    const tax = sumOfHeads(ofRate.map((line) => line.tax));
    const gstRate = ofRate[0]?.gstRate;
    return heads.flatMap(({ head, code, field }) => post(code, tax[field], { gstHead: head, gstRate }));
  });

/** Without credit the tax is part of what the thing costs (CGST Act s.17(5)). */
const costOf = ({ taxablePaise, tax }: BoughtLine, itcEligible: boolean) =>
  taxablePaise + (itcEligible ? 0 : taxOf(tax));

/**
 * The voucher of a bill: costs line by line for their jobs; tax that comes back to us; the vendor is owed the total less TDS,
 * the government the TDS and, under reverse charge, the tax.
 */
export function purchaseVoucherLines(invoice: BoughtInvoice): PostingLine[] {
  const { partyId, currency, exchangeRate, lines, itcEligible, reverseCharge, tdsAccountCode } = invoice;
  const inCurrency = (currencyMinor: number): PostingFacts =>
    currency === 'INR' ? {} : { currency, currencyMinor, exchangeRate };
  return [
    ...lines.flatMap((line) =>
      debit(line.accountCode, costOf(line, itcEligible), {
        ...(line.jobId && { jobId: line.jobId }),
        ...inCurrency(line.taxableMinor),
      }),
    ),
    ...(itcEligible ? taxPostings(lines, reverseCharge ? reverseInputHeads : inputHeads, debit) : []),
    ...debit(accountCode.roundOff, invoice.roundOffPaise),
    ...credit(accountCode.creditors, invoice.payablePaise, { partyId, ...inCurrency(invoice.payableMinor) }),
    ...(tdsAccountCode ? credit(tdsAccountCode, invoice.tdsPaise) : []),
    ...(reverseCharge ? taxPostings(lines, reverseOutputHeads, credit) : []),
  ];
}
