import type { WriteContext } from '@freightdesk/shared-server-kit';
import { type AddTrackingLinkInput, type NewTrackingLink, trackingPaths } from '@freightdesk/tracking-contract';
import type { LinkedKinds } from './linked-kinds';
import { insertTrackingLink } from './tracking-link.repository';

const dayMs = 24 * 60 * 60_000;
const usualDays = 60;

/** Makes a link by which a customer follows one shipment, and tells its address this once. */
export async function addTrackingLink(
  { record, recordId, days = usualDays }: AddTrackingLinkInput,
  context: WriteContext,
  { kinds, baseUrl }: { kinds: LinkedKinds; baseUrl: () => string },
): Promise<NewTrackingLink> {
  const { tx, actor, clock, audit } = context;
  await kinds.refuseUnless(tx, { record, recordId }, actor, 'write');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const { id, token } = await insertTrackingLink(context, { record, recordId, expiresAt });
  await audit({ record, recordId, action: 'add-tracking-link', before: {}, after: { opensUntil: expiresAt } });
  return {
    id,
    createdAt: now.toISOString(),
    createdBy: { id: actor.userId, name: actor.name },
    expiresAt: expiresAt.toISOString(),
    url: `${baseUrl()}${trackingPaths.track.href(token)}`,
  };
}
