import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';

/** What one round of a job is given. */
export interface JobContext {
  db: Db;
  clock: Clock;
  /** Aborted when the server ends; a long round stops at its next step. */
  signal: AbortSignal;
}

/** Work that recurs by itself: sweeping, sealing, backing up. A round that is missed or fails is made good by the next one. */
export interface Job {
  /** Unique, `audit.seal`. */
  readonly name: string;
  /** From one round to the next, over all servers of the store. */
  readonly everyMs: number;
  /** Whether a last round is done when the server ends, due or not. */
  readonly alsoAtEnd?: boolean;
  run(context: JobContext): Promise<void>;
}
