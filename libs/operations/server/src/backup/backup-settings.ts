import type { Tables } from '@freightdesk/shared-database';
import type { Invariant } from '@freightdesk/shared-server-kit';

/** How this server makes backups. */
export interface BackupSettings {
  /** The store, with all that its user may do. */
  url: string;
  /** What this program keeps in a store. */
  tables: readonly Tables[];
  folder: string;
  /** Seals them: without it nobody reads them. */
  secret: string | undefined;
  /** Of the product, for whoever looks into a backup. */
  version: string;
  /** What is always true of sound books; a backup that was restored for trial is held against it. */
  invariants: readonly Invariant[];
}
