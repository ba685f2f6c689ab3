import type { OpenReadContext } from '@freightdesk/shared-server-kit';
import type { ToldShipment } from '@freightdesk/tracking-contract';
import type { Db } from '@freightdesk/shared-database';
import type { LinkedKinds } from './linked-kinds';
import type { LinkedShipments } from './linked-shipments';
import { openedLink } from './opened-link';

interface Telling {
  kinds: LinkedKinds<LinkedShipments>;
  /** Who carries: what a customer knows us by. */
  companyName: (db: Db) => Promise<string | null>;
}

/** What the holder of a link is told of its shipment. */
export async function readTrack(
  token: string,
  context: OpenReadContext,
  { kinds, companyName }: Telling,
): Promise<ToldShipment> {
  const { db } = context;
  const link = await openedLink(context, { token, records: kinds.records });
  const told = await kinds.of(link.record).told(db, link.recordId);
  return { company: await companyName(db), ...told, expiresAt: link.expiresAt.toISOString() };
}
