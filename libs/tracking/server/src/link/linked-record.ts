import type { Permission } from '@freightdesk/shared-access';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';

/** A kind of record that customers open by a link. The column that owns it says who may make one, and what it opens. */
export interface LinkedRecord {
  readonly record: string;
  readonly read: Permission;
  readonly write: Permission;
  /** The page of a token. */
  href(token: string): string;
  /** Refuses where there is none. */
  mustExist(db: Db, id: string): Promise<void>;
  /** Refuses what is not to be shown, and tells when it ends by itself, if it does. */
  endOf(at: { db: Db; clock: Clock }, id: string): Promise<Date | null>;
}
