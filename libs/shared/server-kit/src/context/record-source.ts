import type { Permission } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';

export interface NamedRecord {
  id: string;
  /** Its number or name; null while it has none, as a draft. */
  name: string | null;
}

/**
 * A kind of record that others stand beside: notes, files, its own history. Whoever may read it may read them, and whoever may
 * write it may add to them. The column that owns the kind says who that is, and nobody says it a second time.
 */
export interface RecordSource {
  /** As the trail of changes calls it, `sale invoice`. */
  readonly record: string;
  readonly read: Permission;
  readonly write: Permission;
  /** Further kinds of the trail that tell of the same record by the same id. */
  readonly trail?: readonly string[];
  /** Members of its states that only holders of a permission may see. */
  readonly guarded?: Readonly<Record<string, Permission>> | undefined;
  /** Members of its states that tell a second time what others tell, such as the history beside the status. */
  readonly repeated?: readonly string[];
  /** Those of the ids that are records of this kind, each with what people call it. */
  named(db: Db, ids: readonly string[]): Promise<NamedRecord[]>;
}
