import { inviteAnother, type Caller } from '../client/caller';
import { newName } from './masters.data';
import type { Shop } from './shop';

const others = new WeakMap<Caller, Promise<Caller>>();

/** Who looks at what somebody did is another person: of each shop there is one. */
export function otherOf({ by }: Shop): Promise<Caller> {
  const known = others.get(by) ?? inviteAnother(by, `${newName('other').replace(' ', '')}@freightdesk.test`);
  others.set(by, known);
  return known;
}
