import type { AskedContainers } from '../lead/lead-containers.rules';
import { containersIn } from './enquiry-containers.rules';
import type { Finding } from './enquiry-findings';
import { containersOf } from './lead-of-enquiry.rules';
import { tokensOf } from './enquiry-tokens.rules';

/** The one kind of container that a part names; nothing where it says anything else too. */
function kindIn(part: string): Finding[] {
  const found = containersIn(tokensOf(part));
  const [only] = found;
  return found.length === 1 && only?.from === 0 && only.to === part.length ? found : [];
}

/** Told where they are not understood. */
export const containersUnread = {
  code: 'containers',
  message: 'Write containers by number and kind, such as 2 x 40HC, 1 x 20GP.',
} as const;

/**
 * `2 x 40HC, 1 x 20GP`: the words that a pasted enquiry is read by, and nothing beside them. Null where any part is not
 * understood: a box that is left out unseen would be one too few.
 */
export function readContainers(text: string): AskedContainers[] | null {
  const parts = text.split(/[,;+&\n]|\band\b/i).flatMap((part) => part.trim() || []);
  const found = parts.map(kindIn);
  return found.some((one) => one.length === 0) ? null : (containersOf(found.flat()) ?? null);
}
