import { commonProblems } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput } from '@freightdesk/shared-endpoint/schema';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { LinkedKinds } from './linked-kinds';
import { findTrackingLink, removeTrackingLink } from './tracking-link.repository';

/** Takes a link back: whoever has it is told that it does not open any more. */
export async function revokeTrackingLink(
  { id }: IdInput,
  { tx, actor, clock, audit }: WriteContext,
  kinds: LinkedKinds,
): Promise<Gone> {
  const link =
    (await findTrackingLink(tx, id, clock.now())) ??
    refuse(commonProblems.not_found, { message: 'This link has ended already.' });
  const { record, recordId, expiresAt } = link;
  await kinds.findOrRefuse(tx, { record, recordId }, actor, 'write');
  await removeTrackingLink(tx, id);
  await audit({ record, recordId, action: 'revoke-tracking-link', before: { opensUntil: expiresAt }, after: {} });
  return { id };
}
