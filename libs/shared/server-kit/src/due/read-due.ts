import { can } from '@freightdesk/shared-access';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, told, type Tx } from '@freightdesk/shared-database';
import { type Expression, type RawBuilder, sql } from 'kysely';
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

/** What is told of whoever asks. */
export interface DueFacts extends Pick<ReadContext, 'clock' | 'actor'> {
  /** Of each source, in their order, whether he may read it. */
  mayRead: readonly boolean[];
  /** Also what is another's. */
  seesAll: boolean;
}

export const dueFacts = (
  sources: readonly DueSource[],
  { clock, actor }: Pick<ReadContext, 'clock' | 'actor'>,
  { seesAll = false } = {},
): DueFacts => ({ clock, actor, seesAll, mayRead: sources.map(({ read }) => can(actor.role, read, 'server')) });

interface DueTerms {
  ofEach: number;
  /** Only what the bell rings for by now, the latest first. */
  isRinging?: boolean;
}

const hourMs = 60 * 60 * 1000;

const atAsking = <Value>(read: (clock: Clock) => Value) => told<DueFacts, Value>(({ clock }) => read(clock));

/** What waits by a source at this moment: for specs of the source alone. */
export const dueRows = ({ rows }: DueSource, { db, clock }: Pick<ReadContext, 'db' | 'clock'>): Expression<DueRow> =>
  rows({ db, asking: <Value>(read: (clock: Clock) => Value) => sql<Value>`${read(clock)}` });

const momentOf = ({ hasDays }: DueSource) => (hasDays ? dayBegins('due.due') : sql`due.due`);

const kindOf = ({ labels }: DueSource) => (labels ? sql`due.kind` : sql`null::text`);

const ringing = (source: DueSource) => {
  const { ringsHoursBefore = 0 } = source;
  const until = atAsking((clock) => new Date(clock.now().getTime() + ringsHoursBefore * hourMs));
  return sql`${momentOf(source)} <= ${until}::timestamptz`;
};

const asker = told<DueFacts, string>(({ actor }) => actor.userId);

const isFor = ({ sparesSome }: DueSource) =>
  sparesSome ? sql`coalesce(${asker}::uuid <> all(due.not_for_ids), true)` : sql`true`;

/** Said first: of whom all is shown to, nobody's owner is looked up. */
const isTheirs = sql`(${told<DueFacts, boolean>(({ seesAll }) => seesAll)}::boolean
  or coalesce(due.owner_id = ${asker}::uuid, true))`;

/**
 * What is most pressing of each source, of all of them as one table. Each part of it enters an index and stops after a few rows. One that
 * the asker may not read is told apart before anything is read of it, so that one plan is everybody's.
 */
export function dueOf(
  sources: readonly DueSource[],
  db: Db | Tx,
  { ofEach, isRinging = false }: DueTerms,
): RawBuilder<FoundDue> {
  const order = isRinging ? sql`due.due desc, due.id` : sql`due.due, due.id`;
  const parts = sources.map(
    (source, place) => sql`(
      select ${sql.lit(place)}::integer as source, due.id, due.number, due.title, ${momentOf(source)} as due,
        ${kindOf(source)} as kind
      from ${source.rows({ db, asking: atAsking })} as due
      where ${told<DueFacts, boolean>(({ mayRead }) => mayRead[place] === true)}::boolean
        and ${isTheirs} and ${isFor(source)} and ${isRinging ? ringing(source) : sql`true`}
      order by ${order} limit ${sql.lit(ofEach)})`,
  );
  return sql<FoundDue>`(${sql.join(parts, sql` union all `)})`;
}
