import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, withTransaction } from '@freightdesk/shared-database';
import type { Job } from '@freightdesk/shared-server-kit';
import type { ShipmentException, TrackedRecord } from '@freightdesk/tracking-contract';
import type { RawBuilder } from 'kysely';
import { raiseByRule } from './rule.repository';

/** What a column can see going wrong by itself. */
export interface ExceptionRule {
  readonly record: TrackedRecord;
  readonly kind: ShipmentException;
  /**
   * Shipments of which it is so now, with their `owner_id` and `fact`, what it was seen by: of one fact it is told once, also
   * after somebody settled it.
   */
  holds(this: void, context: { db: Db; clock: Clock }): RawBuilder<unknown>;
}

/** Raises what rules see, and closes what they raised once it is so no longer. */
export const watchExceptions = (rules: readonly ExceptionRule[]): Job => ({
  name: 'exceptions.watch',
  everyMs: 10 * 60 * 1000,
  run: async ({ db, clock, signal }) => {
    for (const { record, kind, holds } of rules) {
      if (signal.aborted) return;
      await withTransaction(db, (tx) =>
        raiseByRule(tx, { record, kind, at: clock.now(), holding: holds({ db, clock }) }),
      );
    }
  },
});
