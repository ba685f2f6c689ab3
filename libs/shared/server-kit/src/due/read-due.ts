import { can } from '@freightdesk/shared-access';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../context/context';
import type { DueRow, DueSource } from './due-source';

/** A row with the place of its source among those that were asked. */
export type FoundDue = Omit<DueRow, 'ownerId'> & { source: number };

export const dueSourcesOf = (sources: readonly DueSource[], { actor }: Pick<ReadContext, 'actor'>) =>
  sources.filter(({ read }) => can(actor.role, read, 'server'));

interface DueTerms {
  ofEach: number;
  /** Whose rows, beside those that are nobody's; null for everybody's. */
  ownerId: string | null;
}

/** What is most pressing of each source, of all of them as one table. Each part of it enters an index and stops after a few rows. */
export function dueOf(
  sources: readonly DueSource[],
  context: Pick<ReadContext, 'db' | 'clock'>,
  { ofEach, ownerId }: DueTerms,
): RawBuilder<FoundDue> {
  const isTheirs = ownerId === null ? sql`true` : sql`coalesce(due.owner_id = ${ownerId}::uuid, true)`;
  const parts = sources.map(
    ({ rows }, place) => sql`(
      select ${sql.lit(place)}::integer as source, due.id, due.number, due.title, due.due
      from ${rows(context)} as due where ${isTheirs} order by due.due, due.id limit ${sql.lit(ofEach)})`,
  );
  return sql<FoundDue>`(${sql.join(parts, sql` union all `)})`;
}
