import type { Permission } from '@freightdesk/shared-access';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '../context/context';

/** A record that waits for somebody. */
export interface DueRow {
  id: string;
  number: string | null;
  /** Whom or what it is about, in any language: a name, a place. */
  title: string;
  /** A day of the books where the source says that it has days. */
  due: Date | string;
  /** Whose it is; nobody's is everybody's. */
  ownerId: string | null;
  /** Which of the things that its source calls differently. */
  kind?: string | null;
  /** For whom it does not wait. */
  notForIds?: readonly (string | null)[];
}

/** What the rows of a source are made of, once for all who ask: what follows from the clock is told when it is asked. */
export interface DueAsking {
  db: Db | Tx;
  asking<Value>(this: void, read: (clock: Clock) => Value): RawBuilder<Value>;
}

/**
 * Records that wait for a person's act by a time. The column that owns them says which; the first page lists them, and the bell
 * rings for some. Neither knows a column: what is asked is made of the sources of those kinds alone that the asker may read.
 */
export interface DueSource {
  /** Unique, `lead.followUp`. */
  readonly name: string;
  /** By which its page is found, `lead`. */
  readonly record: string;
  readonly read: Permission;
  /** What the time is of, in the page's first language: `Follow-up`. */
  readonly label: string;
  /** Of a source whose rows are not all the same: what each is, by its `kind`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What to do there: `Call`. */
  readonly act: string;
  /** Told in days, or in hours while it is near; `age` tells how long ago it was, since nothing was to be done just then. */
  readonly by: 'day' | 'hour' | 'age';
  /**
   * Its `due` is a day, as a column has it: then an index of that column is entered in its order and left after a few rows, however many
   * wait. For where what waits is most of what is first in that order. `dayBegins` says the same of a day and must be computed of all of them.
   */
  readonly hasDays?: true;
  /** Its rows say for whom they do not wait: whoever asks for an approval does not give it. */
  readonly sparesSome?: true;
  /** The bell rings so many hours before; left out, never. */
  readonly ringsHoursBefore?: number;
  rows(this: void, asked: DueAsking): Expression<DueRow>;
}

/** The same of notes that name the reader. */
export interface MentionAsking {
  db: Db | Tx;
  asking<Value>(this: void, read: (of: Pick<ReadContext, 'clock' | 'actor'>) => Value): RawBuilder<Value>;
}

/** A note that names somebody, beside a record. */
export interface MentionRow {
  id: string;
  record: string;
  recordId: string;
  /** Who wrote it, and how it begins. */
  title: string;
  at: Date;
}

/** A day of the books as the moment at which it begins. */
export const dayBegins = (day: string): RawBuilder<Date> =>
  sql<Date>`(${sql.ref(day)}::timestamp at time zone 'Asia/Kolkata')`;
