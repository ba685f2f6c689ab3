import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { formatPaise, sum } from '@freightdesk/shared-money';

/** From this amount on a payment goes at once by RTGS, whose least amount it is (Reserve Bank of India); below it by NEFT. */
const leastRtgsPaise = 2_00_000_00;

export const railOf = (amountPaise: number): 'NEFT' | 'RTGS' => (amountPaise < leastRtgsPaise ? 'NEFT' : 'RTGS');

/** A bank that sends files of payments: rupees, in use, and no cash box. */
export const paysRuns = (bank: { currency: string; accountType: string; active: boolean }): boolean =>
  bank.active && bank.currency === 'INR' && bank.accountType !== 'CASH';

export interface RunLine {
  invoiceId: string;
  amountPaise: number;
}

/** A bill that may stand in a run, as it is now. */
export interface RunBill {
  id: string;
  number: string;
  vendor: string;
  outstandingPaise: number;
  /** Why the bill is held, and why all payments to its vendor are; null where they are not. */
  holdReason: string | null;
  vendorHoldReason: string | null;
  /** The open run in which it stands. */
  run: { id: string; title: string } | null;
}

export type RunLineProblemCode =
  'bill_not_open' | 'over_outstanding' | 'bill_held' | 'vendor_held' | 'in_other_run' | 'billed_twice';

export interface RunLineProblem extends FieldProblem {
  code: RunLineProblemCode;
}

/** Why a bill is not taken into a run, or null. Asked of those proposed, and of those in the run `ownId` whenever it goes on. */
export function billProblem(
  bill: RunBill,
  { ownId, amountPaise = bill.outstandingPaise }: { ownId?: string | undefined; amountPaise?: number },
): Omit<RunLineProblem, 'field'> | null {
  const { number, vendor, outstandingPaise, holdReason, vendorHoldReason, run } = bill;
  if (vendorHoldReason !== null) {
    const message = '{{number}}: payments to {{vendor}} are held ({{reason}}).';
    return { code: 'vendor_held', message, values: { number, vendor, reason: vendorHoldReason } };
  }
  if (holdReason !== null) {
    const message = '{{number}} of {{vendor}} is held ({{reason}}).';
    return { code: 'bill_held', message, values: { number, vendor, reason: holdReason } };
  }
  if (run !== null && run.id !== ownId) {
    const message = '{{number}} of {{vendor}} stands in the payment run {{run}}.';
    return { code: 'in_other_run', message, values: { number, vendor, run: run.title } };
  }
  if (amountPaise <= outstandingPaise) return null;
  const message = 'On {{number}} of {{vendor}} ₹ {{outstanding}} is outstanding: enter no more.';
  const values = { number, vendor, outstanding: formatPaise(outstandingPaise) };
  return { code: 'over_outstanding', message, values };
}

/**
 * What a line of a run may still pay, where less is outstanding than it would: the bill was paid or noted meanwhile. Zero leaves it out,
 * null is a line that fits.
 */
export const fittingPaise = ({ amountPaise, outstandingPaise }: { amountPaise: number; outstandingPaise: number }) =>
  amountPaise <= outstandingPaise ? null : Math.max(outstandingPaise, 0);

/** Everything that stands in the way of the lines of a run, each at its row. A bill that is missing is not open. */
export function runLineProblemsOf(
  lines: readonly RunLine[],
  bills: readonly RunBill[],
  ownId?: string,
): RunLineProblem[] {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const seen = new Set<string>();
  return lines.flatMap(({ invoiceId, amountPaise }, index): RunLineProblem[] => {
    const at = (name: keyof RunLine) => `lines.${index}.${name}`;
    if (seen.has(invoiceId)) {
      const message = 'This bill is in the list already.';
      return [{ field: at('invoiceId'), code: 'billed_twice', message }];
    }
    seen.add(invoiceId);
    const bill = byId.get(invoiceId);
    if (!bill) {
      const message = 'This bill is not open: it is paid, cancelled or not there.';
      return [{ field: at('invoiceId'), code: 'bill_not_open', message }];
    }
    const problem = billProblem(bill, { ownId, amountPaise });
    return problem ? [{ ...problem, field: at('amountPaise') }] : [];
  });
}

/** What the law hurries first, then by the day: so of two bills the one that costs more to forget stands above. */
export const mostUrgentFirst = <Bill extends { isMsme: boolean; payBy: string; number: string }>(
  bills: readonly Bill[],
): Bill[] =>
  [...bills].sort(
    (one, other) =>
      Number(other.isMsme) - Number(one.isMsme) ||
      compareText(one.payBy, other.payBy) ||
      compareText(one.number, other.number),
  );

/** What each vendor gets, in the order in which they are met first. */
export function byVendor<Line extends { party: { id: string; name: string }; amountPaise: number }>(
  lines: readonly Line[],
): { party: Line['party']; amountPaise: number; lines: Line[] }[] {
  const vendors = new Map<string, Line[]>();
  for (const line of lines) vendors.set(line.party.id, [...(vendors.get(line.party.id) ?? []), line]);
  return [...vendors.values()].flatMap((ofVendor) => {
    const [first] = ofVendor;
    const amountPaise = sum(ofVendor.map((line) => line.amountPaise));
    return first ? [{ party: first.party, amountPaise, lines: ofVendor }] : [];
  });
}

/** What the bank has not paid yet: it pays some vendors of a run a day before the others, or gives one back. */
export const unpaidLines = <Line extends { payment: object | null }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ payment }) => payment === null);

/** The bank began to pay it: what is paid stays, so the run no longer goes back. */
export const isPartlyPaid = (lines: readonly { payment: object | null }[]): boolean =>
  lines.some(({ payment }) => payment !== null);

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
