import type { Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '../context/context';
import { requireVersion } from '../problem/require-version';

/** How records of a kind are held and read for a change, and what the audit trail calls them. */
export interface RecordKind<Row extends { version: number }> {
  readonly record: string;
  /** Makes whoever else would change it wait till commit; left out where reading it does. */
  readonly lock?: (tx: Tx, id: string) => Promise<void>;
  /** Reads it as its readers see it, or refuses. */
  readonly find: (tx: Tx, id: string) => Promise<Row>;
  /** What a person may see of it, where that is not all: a stale one is shown as this. */
  readonly shown?: (row: Row) => Row;
}

/** A record as a person saw it. */
export interface Seen {
  id: string;
  version: number;
}

/** The record as the person saw it, held for this write alone. */
export async function heldAsSeen<Row extends { version: number }>(
  { lock, find, shown = (row) => row }: RecordKind<Row>,
  { id, version }: Seen,
  tx: Tx,
): Promise<Row> {
  await lock?.(tx, id);
  const row = await find(tx, id);
  requireVersion(shown(row), version);
  return row;
}

interface ChangeOf extends Seen {
  /** The verb of the audit trail, `update`. */
  action: string;
  reason?: string | undefined;
}

/**
 * Changes a record that a person saw: held and read, changed by the use case, read again and audited. Answers the record as
 * it is then.
 */
export async function changeRecord<Row extends { version: number }>(
  kind: RecordKind<Row>,
  { id, version, action, reason }: ChangeOf,
  context: WriteContext,
  change: (before: Row) => Promise<void>,
): Promise<Row> {
  const { tx } = context;
  const before = await heldAsSeen(kind, { id, version }, tx);
  await change(before);
  const after = await kind.find(tx, id);
  await context.audit({ record: kind.record, recordId: id, action, before, after, ...(reason && { reason }) });
  return after;
}
