import { type CorrectedDocument, leftOf } from '@freightdesk/invoices-contract';
import { allocate, sum } from '@freightdesk/shared-money';

/** What is left of each line before tax; nothing where notes took all of it. */
export const leftAmounts = (document: CorrectedDocument): (number | null)[] =>
  leftOf(document).lines.map(({ taxableMinor }) => (taxableMinor > 0 ? taxableMinor : null));

/** What is outstanding, spread over what is left of the lines: with its tax the note comes to about as much. */
export function outstandingAmounts(document: CorrectedDocument): (number | null)[] {
  const left = leftOf(document);
  const amounts = left.lines.map(({ taxableMinor }) => Math.max(taxableMinor, 0));
  const whole = sum(amounts);
  const open = Math.min(Math.max(document.outstandingMinor, 0), left.currencyTotalMinor);
  if (open === 0 || left.currencyTotalMinor === 0) return leftAmounts(document);
  const [share = 0] = allocate(whole, [open, left.currencyTotalMinor - open]);
  return allocate(share, amounts).map((minor) => (minor > 0 ? minor : null));
}
