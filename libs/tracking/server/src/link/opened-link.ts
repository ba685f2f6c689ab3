import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import { trackingLinkProblems } from '@freightdesk/tracking-contract';
import { openedBy } from './tracking-link.repository';

/** What a token opens, of the kinds that the page can show. One that never was, has ended or was revoked is refused alike. */
export const openedLink = async (
  { db, clock }: { db: Db; clock: Clock },
  asked: { token: string; records: readonly string[] },
) => (await openedBy(db, asked, clock.now())) ?? refuse(trackingLinkProblems.link_ended);
