import type { ProblemKind } from '@freightdesk/shared-endpoint';
import { sacProblem } from '../gst/gst-rate.rules';
import { sacProblemKinds } from './sac.errors';
import type { Sac } from './sac.schema';

/** May be right, for the law has more codes than a company lists; may be a slip of the pen. */
export const unknownSac = 'This SAC is not in the list.';

type Kept = Pick<Sac, 'code' | 'active'>;

/**
 * What a form tells beneath a code, or null: a SAC that nobody keeps, or that is out of use, may stand where it is another's. What is no
 * SAC, such as the HSN code of goods on a vendor's bill, is not looked for; nor is anything where no list is there.
 */
export function sacNotice(text: string, sacs: readonly Kept[]): string | null {
  if (sacs.length === 0 || sacProblem(text) !== null) return null;
  const kept = sacs.find(({ code }) => code === text);
  if (!kept) return unknownSac;
  return kept.active ? null : 'This SAC is out of use.';
}

/** Why we do not sell under a code, or null: whoever keeps the list took it out of use, as one that was mistyped. */
export const soldSacProblem = (text: string, sacs: readonly Kept[]): ProblemKind | null =>
  sacs.some(({ code, active }) => code === text && !active) ? sacProblemKinds.sac_out_of_use : null;
