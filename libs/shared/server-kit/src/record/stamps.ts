import type { Clock } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { Actor } from '../context/context';

/** What a repository is handed to write a row: its transaction, and who writes when. */
export interface Writing {
  tx: Tx;
  clock: Pick<Clock, 'now'>;
  actor: Pick<Actor, 'userId'>;
}

/** In SQL, the version that a row has after a change. */
export const nextVersion = sql<number>`version + 1`;

/** Whoever saw the row before is told that it has moved on: its version goes with every change. */
export const changedAt = ({ clock }: Pick<Writing, 'clock'>) => ({
  updatedAt: clock.now(),
  version: nextVersion,
});

/** What a changed row says of its change, where it also says by whom. */
export const changedBy = ({ clock, actor }: Writing) => ({ ...changedAt({ clock }), updatedBy: actor.userId });

/** What a row says of its making that nothing changes afterwards, or of whose changes others tell. */
export const writtenBy = ({ clock, actor }: Omit<Writing, 'tx'>) => ({
  createdAt: clock.now(),
  createdBy: actor.userId,
});

/** What a new row says of its making. Its version is the first by the column's default. */
export const madeBy = (writing: Writing) => {
  const { createdAt, createdBy } = writtenBy(writing);
  return { createdAt, createdBy, updatedAt: createdAt, updatedBy: createdBy };
};

/** A row without its stamp, which `madeBy` is to give. */
export type Unstamped<Row> = Omit<Row, keyof ReturnType<typeof madeBy>>;
