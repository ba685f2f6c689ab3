import { normalisePartyName } from '@freightdesk/parties-contract';
import { isSlipOf } from '@freightdesk/shared-ui/forms';

/** A name of two letters is like half the book. */
export const shortestName = 3;

/** Once so much of a name stands there, it is about to be that name. */
const mostOfIt = 0.75;

/** Of the same name but for case, dots and the company's form, or for one letter, or about to be. */
export function isLikeName(known: string, typed: string): boolean {
  const [name, begun] = [normalisePartyName(known), normalisePartyName(typed)];
  return name === begun || (begun.length >= name.length * mostOfIt && isSlipOf(name, begun));
}
