import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { AddTrackingLinkInput, NewTrackingLink } from '@freightdesk/tracking-contract';
import type { LinkedKinds } from './linked-kinds';
import { insertTrackingLink } from './tracking-link.repository';

const dayMs = 24 * 60 * 60_000;
const usualDays = 60;

/** It opens as long as it is asked to, and never longer than what it shows is worth. */
function openUntil(now: Date, days: number | undefined, end: Date | null): Date {
  const asked = new Date(now.getTime() + (days ?? usualDays) * dayMs);
  if (end === null) return asked;
  return days === undefined || end < asked ? end : asked;
}

/** Makes a link by which a customer opens one record, and tells its address this once. */
export async function addTrackingLink(
  { record, recordId, days }: AddTrackingLinkInput,
  context: WriteContext,
  { kinds, baseUrl }: { kinds: LinkedKinds; baseUrl: () => string },
): Promise<NewTrackingLink> {
  const { tx, actor, clock, audit } = context;
  const kind = await kinds.findOrRefuse(tx, { record, recordId }, actor, 'write');
  const now = clock.now();
  const expiresAt = openUntil(now, days, await kind.endOf({ db: tx, clock }, recordId));
  const { id, token } = await insertTrackingLink(context, { record, recordId, expiresAt });
  await audit({ record, recordId, action: 'add-tracking-link', before: {}, after: { opensUntil: expiresAt } });
  return {
    id,
    createdAt: now.toISOString(),
    createdBy: { id: actor.userId, name: actor.name },
    expiresAt: expiresAt.toISOString(),
    url: `${baseUrl()}${kind.href(token)}`,
  };
}
