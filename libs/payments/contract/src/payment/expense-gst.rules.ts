import { accountCode, credit, debit, type PostingFacts, type PostingLine } from '@freightdesk/ledger-contract';
import { parseDecimal } from '@freightdesk/shared-money';
import { type GstRate, headsPerLine, rateInForce, type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import type { PaymentProblem } from './payment.problem';

/** The GST of an expense or of what a bank charges, as its bill or its advice shows it. */
export interface ExpenseGst {
  gstRate: string;
  supply: 'INTRA' | 'INTER';
  itcEligible: boolean;
  /** The vendor charges none of it: we owe it to the government, beside what he is paid (CGST Act s.9(3)). */
  reverseCharge?: boolean | undefined;
}

export interface ExpenseFigures extends TaxHeads {
  taxablePaise: number;
}

/**
 * What of an amount that has its GST within it is tax: the taxable value is what bears the tax that makes up the amount. Each head is
 * rounded alone, as on an invoice; what that leaves is the value, so that all of it is booked. Under reverse charge nothing is within:
 * all of the amount is the value, and bears its tax beside it.
 */
export function expenseFigures(amountPaise: number, gst: ExpenseGst): ExpenseFigures {
  if (gst.reverseCharge) return { ...headsOf(amountPaise, gst), taxablePaise: amountPaise };
  const { digits, scale } = parseDecimal(gst.gstRate);
  const hundred = 100n * 10n ** BigInt(scale);
  const whole = hundred + digits;
  const heads = headsOf(Number((2n * BigInt(amountPaise) * hundred + whole) / (2n * whole)), gst);
  return { ...heads, taxablePaise: amountPaise - taxOf(heads) };
}

function headsOf(taxablePaise: number, { gstRate, supply }: ExpenseGst): TaxHeads {
  const [heads] = headsPerLine([{ gstRate, taxablePaise, isTaxed: true }], supply);
  if (!heads) throw new Error('One line has one tax.');
  return heads;
}

/** A rate that is none on the day, at the field of what holds it. */
export function gstRateProblems(
  field: 'gst' | 'chargesGst',
  { gst, date }: { gst?: ExpenseGst | undefined; date: string },
  rates: readonly GstRate[],
): PaymentProblem[] {
  if (!gst || rateInForce(gst.gstRate, date, rates)) return [];
  const message = 'This GST rate is not in force on the date.';
  return [{ field: `${field}.gstRate`, code: 'rate_not_in_force', message }];
}

/**
 * What is spent: on its account what is cost, on the input heads what of its GST is credit, which is of no party and no job. Under
 * reverse charge the tax beside it is owed, on the output heads.
 */
export function spentLines(
  { code, paise, gst }: { code: string; paise: number; gst: ExpenseGst | undefined },
  facts: PostingFacts = {},
): PostingLine[] {
  if (!gst) return debit(code, paise, facts);
  const { taxablePaise, ...tax } = expenseFigures(paise, gst);
  const { gstRate, itcEligible, reverseCharge } = gst;
  return [
    ...debit(code, itcEligible ? taxablePaise : taxablePaise + taxOf(tax), facts),
    ...(itcEligible ? headLines(debit, reverseCharge ? reverseInput : input, { tax, gstRate }) : []),
    ...(reverseCharge ? headLines(credit, reverseOutput, { tax, gstRate }) : []),
  ];
}

/** The accounts of central, State and integrated tax. */
type HeadAccounts = readonly [cgst: string, sgst: string, igst: string];

const input: HeadAccounts = [accountCode.inputCgst, accountCode.inputSgst, accountCode.inputIgst];
const reverseInput: HeadAccounts = [
  accountCode.reverseInputCgst,
  accountCode.reverseInputSgst,
  accountCode.reverseInputIgst,
];
const reverseOutput: HeadAccounts = [
  accountCode.reverseOutputCgst,
  accountCode.reverseOutputSgst,
  accountCode.reverseOutputIgst,
];

const headLines = (
  post: typeof debit | typeof credit,
  [cgst, sgst, igst]: HeadAccounts,
  { tax, gstRate }: { tax: TaxHeads; gstRate: string },
): PostingLine[] => [
  ...post(cgst, tax.cgstPaise, { gstHead: 'CGST', gstRate }),
  ...post(sgst, tax.sgstPaise, { gstHead: 'SGST', gstRate }),
  ...post(igst, tax.igstPaise, { gstHead: 'IGST', gstRate }),
];
