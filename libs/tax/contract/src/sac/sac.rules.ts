import { sacProblem } from '../gst/gst-rate.rules';
import type { Sac } from './sac.schema';

type Kept = Pick<Sac, 'code' | 'active'>;

/**
 * What a form tells beneath a code, or null: a SAC that nobody keeps, or that is out of use, may be written all the same. What is no
 * SAC, such as the HSN code of goods on a vendor's bill, is not looked for; nor is anything where no list is there.
 */
export function sacNotice(text: string, sacs: readonly Kept[]): string | null {
  if (sacs.length === 0 || sacProblem(text) !== null) return null;
  const kept = sacs.find(({ code }) => code === text);
  if (!kept) return 'This SAC is not in the list.';
  return kept.active ? null : 'This SAC is out of use.';
}
