import { type OpenReadContext, refuse } from '@freightdesk/shared-server-kit';
import { type ToldShipment, trackingLinkProblems } from '@freightdesk/tracking-contract';
import type { Db } from '@freightdesk/shared-database';
import type { LinkedKinds } from './linked-kinds';
import { openedBy } from './tracking-link.repository';

interface Telling {
  kinds: LinkedKinds;
  /** Who carries: what a customer knows us by. */
  companyName: (db: Db) => Promise<string | null>;
}

/** What the holder of a link is told of its shipment. */
export async function readTrack(
  token: string,
  { db, clock }: OpenReadContext,
  { kinds, companyName }: Telling,
): Promise<ToldShipment> {
  const link = (await openedBy(db, token, clock.now())) ?? refuse(trackingLinkProblems.link_ended);
  const told = await kinds.of(link.record).told(db, link.recordId);
  return { company: await companyName(db), ...told, expiresAt: link.expiresAt.toISOString() };
}
