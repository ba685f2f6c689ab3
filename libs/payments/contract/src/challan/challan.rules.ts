import { sum } from '@freightdesk/shared-money';
/** Tax that a document withheld, as it stands in the account of its due. */
export interface Deduction {
  document: { type: string; id: string; number: string };
  date: string;
  withheldPaise: number;
}

/** What was paid into the account of the due, in the order of the days. */
export interface Deposit {
  id: string;
  paise: number;
}

export interface CoveredDeduction extends Deduction {
  coveredPaise: number;
}

/** Whether a payment is a challan of tax that was withheld: the accounts of TDS begin so. */
export const isTdsChallan = (payment: { account: { code: string } | null; challanNumber: string | null }): boolean =>
  payment.challanNumber !== null && (payment.account?.code ?? '').startsWith('23');

/**
 * The deductions that one challan covers: tax is deposited in the order in which it was withheld, so each challan goes on where the one
 * before it ended. What is beyond all that was withheld was paid ahead.
 */
export function coveredBy(
  depositId: string,
  deposits: readonly Deposit[],
  deductions: readonly Deduction[],
): { covered: CoveredDeduction[]; aheadPaise: number } {
  const at = deposits.findIndex(({ id }) => id === depositId);
  const own = deposits[at]?.paise ?? 0;
  let before = sum(deposits.slice(0, Math.max(at, 0)).map(({ paise }) => paise));
  let left = own;
  const covered: CoveredDeduction[] = [];
  for (const deduction of deductions) {
    const passed = Math.min(before, deduction.withheldPaise);
    before -= passed;
    const coveredPaise = Math.min(left, deduction.withheldPaise - passed);
    left -= coveredPaise;
    if (coveredPaise > 0) covered.push({ ...deduction, coveredPaise });
  }
  return { covered, aheadPaise: left };
}
