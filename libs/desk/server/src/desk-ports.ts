import type { DueSource, MentionAsking, MentionRow } from '@freightdesk/shared-server-kit';
import type { Expression } from 'kysely';

/** What this service asks of others. */
export interface DeskPorts {
  /** What waits for people, by the columns that own it; the bell rings for those that say so. */
  due: readonly DueSource[];
  /** Notes that name the reader. */
  mentions: (asked: MentionAsking) => Expression<MentionRow>;
}
