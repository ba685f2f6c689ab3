import { can } from '@freightdesk/shared-access';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../context/context';
import { dayBegins, type DueRow, type DueSource } from './due-source';

/** A row with the place of its source among those that were asked. */
export type FoundDue = Omit<DueRow, 'ownerId' | 'notForIds' | 'due' | 'kind'> & {
  source: number;
  due: Date;
  kind: string | null;
};

/** What a row is, as its source calls it. */
export const dueLabel = ({ labels, label }: DueSource, kind: string | null): string =>
  (kind === null ? undefined : labels?.[kind]) ?? label;

export const dueSourcesOf = (sources: readonly DueSource[], { actor }: Pick<ReadContext, 'actor'>) =>
  sources.filter(({ read }) => can(actor.role, read, 'server'));

interface DueTerms {
  ofEach: number;
  /** Whose rows, beside those that are nobody's; null for everybody's. */
  ownerId: string | null;
  /** Only what the bell rings for by now, the latest first. */
  isRinging?: boolean;
}

const hourMs = 60 * 60 * 1000;

const momentOf = ({ hasDays }: DueSource) => (hasDays ? dayBegins('due.due') : sql`due.due`);

const kindOf = ({ labels }: DueSource) => (labels ? sql`due.kind` : sql`null::text`);

const ringing = (source: DueSource, { clock }: Pick<ReadContext, 'clock'>) => {
  const { ringsHoursBefore = 0 } = source;
  return sql`${momentOf(source)} <= ${new Date(clock.now().getTime() + ringsHoursBefore * hourMs)}::timestamptz`;
};

const isFor = ({ sparesSome }: DueSource, { actor }: Pick<ReadContext, 'actor'>) =>
  sparesSome ? sql`coalesce(${actor.userId}::uuid <> all(due.not_for_ids), true)` : sql`true`;

/** What is most pressing of each source, of all of them as one table. Each part of it enters an index and stops after a few rows. */
export function dueOf(
  sources: readonly DueSource[],
  context: Pick<ReadContext, 'db' | 'clock' | 'actor'>,
  { ofEach, ownerId, isRinging = false }: DueTerms,
): RawBuilder<FoundDue> {
  const isTheirs = ownerId === null ? sql`true` : sql`coalesce(due.owner_id = ${ownerId}::uuid, true)`;
  const order = isRinging ? sql`due.due desc, due.id` : sql`due.due, due.id`;
  const parts = sources.map(
    (source, place) => sql`(
      select ${sql.lit(place)}::integer as source, due.id, due.number, due.title, ${momentOf(source)} as due,
        ${kindOf(source)} as kind
      from ${source.rows(context)} as due
      where ${isTheirs} and ${isFor(source, context)} and ${isRinging ? ringing(source, context) : sql`true`}
      order by ${order} limit ${sql.lit(ofEach)})`,
  );
  return sql<FoundDue>`(${sql.join(parts, sql` union all `)})`;
}
