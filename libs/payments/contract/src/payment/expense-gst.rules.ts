import { accountCode, debit, type PostingFacts, type PostingLine } from '@freightdesk/ledger-contract';
import { parseDecimal } from '@freightdesk/shared-money';
import { type GstRate, headsPerLine, rateInForce, type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import type { PaymentProblem } from './payment.problem';

/** The GST that is within an expense or what a bank charges, as its bill or its advice shows it. */
export interface ExpenseGst {
  gstRate: string;
  supply: 'INTRA' | 'INTER';
  itcEligible: boolean;
}

export interface ExpenseFigures extends TaxHeads {
  taxablePaise: number;
}

/**
 * What of an amount that has its GST within it is tax: the taxable value is what bears the tax that makes up the amount. Each head is
 * rounded alone, as on an invoice; what that leaves is the value, so that all of it is booked.
 */
export function expenseFigures(amountPaise: number, { gstRate, supply }: ExpenseGst): ExpenseFigures {
  const { digits, scale } = parseDecimal(gstRate);
  const hundred = 100n * 10n ** BigInt(scale);
  const whole = hundred + digits;
  const valuePaise = Number((2n * BigInt(amountPaise) * hundred + whole) / (2n * whole));
  const [heads] = headsPerLine([{ gstRate, taxablePaise: valuePaise, isTaxed: true }], supply);
  if (!heads) throw new Error('One line has one tax.');
  return { ...heads, taxablePaise: amountPaise - taxOf(heads) };
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

/** What is spent: on its account what is cost, on the input heads what of its GST is credit, which is of no party and no job. */
export function spentLines(
  { code, paise, gst }: { code: string; paise: number; gst: ExpenseGst | undefined },
  facts: PostingFacts = {},
): PostingLine[] {
  const heads = gst?.itcEligible ? creditLines(paise, gst) : [];
  const creditPaise = heads.reduce((sum, { debitPaise }) => sum + debitPaise, 0);
  return [...debit(code, paise - creditPaise, facts), ...heads];
}

function creditLines(amountPaise: number, gst: ExpenseGst): PostingLine[] {
  const { cgstPaise, sgstPaise, igstPaise } = expenseFigures(amountPaise, gst);
  const { gstRate } = gst;
  return [
    ...debit(accountCode.inputCgst, cgstPaise, { gstHead: 'CGST', gstRate }),
    ...debit(accountCode.inputSgst, sgstPaise, { gstHead: 'SGST', gstRate }),
    ...debit(accountCode.inputIgst, igstPaise, { gstHead: 'IGST', gstRate }),
  ];
}
