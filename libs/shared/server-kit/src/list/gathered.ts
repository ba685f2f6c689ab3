import { type RawBuilder, sql } from 'kysely';
import { listedColumn } from './list-column';
import { likeAll, type Patterns, type Related, seriesText } from './searched';

type Condition = RawBuilder<unknown>;

/** The names that were found, what each of them is made of, and what is true of the rows that bear it, which is the `bearer`. */
export interface Bearer {
  readonly names: Condition;
  readonly columns: Condition;
  readonly isBorne: Condition;
  /** Of all these names how many rows bear them, where that is kept, and what is true of a name that some row bears. */
  readonly counted: Condition | undefined;
  readonly isAny: Condition;
}

const keysOf = ({ key }: Pick<Related, 'key'>): readonly Condition[] =>
  typeof key === 'string' ? [listedColumn(key)] : key;

/** What leads from a listed row to a related one: where that is several columns, a row of them. */
export const keyOf = (related: Pick<Related, 'key'>): Condition => sql`(${sql.join([...keysOf(related)])})`;

const columnsOf = ({ keys }: Related): Condition => sql.join(keys.map((_key, index) => sql.ref(`key${index}`)));

/** Names that hold every word, by their keys; with what they say, where more words are held against it, and by how many rows they are borne. */
function namesOf(
  { from, keys, text, where, borne }: Related,
  patterns: Patterns,
  { withText = false } = {},
): Condition {
  const columns = keys.map((key, index) => sql`${key} as ${sql.ref(`key${index}`)}`);
  const more = [sql`${text} as text`, ...(borne ? [sql`${borne} as borne`] : [])];
  const told = withText ? [...columns, ...more] : columns;
  const own = where ? sql`${where} and ` : sql``;
  return sql`select ${sql.join(told)} from ${from} where ${own}${likeAll(text, patterns)}`;
}

/** The keys of each related name by each word, under names of their own in the statement. */
export class Gathered {
  readonly queries: Condition[] = [];
  readonly #related: readonly Related[];

  constructor(related: readonly Related[]) {
    this.#related = related;
  }

  #gather(name: string, query: Condition): void {
    this.queries.push(sql`${sql.raw(name)} as materialized (${query})`);
  }

  /** Whether a number of any series can hold the word, which is known before a row is looked at. */
  #mayBe(name: string, related: Related, beginning: RawBuilder<string>): Condition {
    this.#gather(name, seriesHold(related, beginning));
    return sql`(select may from ${sql.raw(name)})`;
  }

  /**
   * Held against each row that is walked: looked up among all that it may be. What a word of one or two letters may be is a good part of all
   * records, so there it is looked up from the row: such a word comes with what of it stands before the figures that it ends in.
   */
  leads(word: number, pattern: RawBuilder<string>, beginning: RawBuilder<string> | null): Condition[] {
    return this.#related.map((related, index) => {
      if (beginning && typeof related.key === 'string') {
        const leads = leadsTo(related.key, namesOf(related, [pattern]));
        return related.hasSeries
          ? sql`(${this.#mayBe(`series_${word}_${index}`, related, beginning)} and ${leads})`
          : leads;
      }
      const name = `by_word_${word}_${index}`;
      this.#gather(name, namesOf(related, [pattern]));
      return sql`(${keyOf(related)} in (select * from ${sql.raw(name)}))`;
    });
  }

  /** Of the first related names that hold the long words, those that hold this one too: they are all there, and none is looked up again. */
  beside(word: number, pattern: RawBuilder<string>): Condition {
    const [first] = this.#related;
    if (!first) return sql`false`;
    const name = `beside_${word}`;
    this.#gather(name, sql`select ${columnsOf(first)} from by_name where text like ${pattern}`);
    return sql`(${keyOf(first)} in (select * from ${sql.raw(name)}))`;
  }

  /**
   * What leads from a row to all but the first, held against it only where such a row may be it: it bears a name that was found. Where that name
   * holds the word itself nothing is looked for beside it.
   */
  besideOthers(word: number, pattern: RawBuilder<string>, leads: readonly Condition[]): Condition[] {
    return leads.slice(1).map((lead, index) => {
      const related = this.#related[index + 1];
      if (!related?.beside) return lead;
      const name = `borne_${word}_${index + 1}`;
      const may = related.hasSeries ? sql`(select may from ${sql.raw(`series_${word}_${index + 1}`)})` : sql`true`;
      this.#gather(
        name,
        sql`select * from (${related.beside(sql`select key0 from by_name where text not like ${pattern}`, pattern)}) as borne where ${may}`,
      );
      return sql`(${keyOf(related)} in (select * from ${sql.raw(name)}) and ${lead})`;
    });
  }

  /** Entered by an index of the key. */
  first(patterns: Patterns): Condition | undefined {
    const [first] = this.#related;
    if (!first) return undefined;
    this.#gather('by_name', namesOf(first, patterns, { withText: true }));
    return isOneOf(first, sql`select ${columnsOf(first)} from by_name`);
  }

  bearer(): Bearer | undefined {
    const [first] = this.#related;
    if (!first) return undefined;
    const keys = keysOf(first).map((key, index) => ({ key, borne: sql.ref(`key${index}`) }));
    return {
      names: sql`by_name`,
      counted: first.borne && sql`(select coalesce(sum(borne), 0) from by_name)`,
      isAny: first.borne ? sql`sum(borne) > 0` : sql`true`,
      columns: sql.join(keys.map(({ borne }) => borne)),
      isBorne: sql.join(
        keys.map(({ key, borne }) => sql`${key} = bearer.${borne}`),
        sql` and `,
      ),
    };
  }

  isFirst(): Condition | undefined {
    const [first] = this.#related;
    return first && sql`(${keyOf(first)} in (select ${columnsOf(first)} from by_name))`;
  }

  /** Whether any of so many words stands in more than so many of them: known before a row is looked at. */
  isAbove(most: number, words: number): Condition {
    const names = Array.from({ length: words }, (_, word) =>
      this.#related.map((_one, index) => `by_word_${word}_${index}`),
    );
    const found = names.flat().map((name) => sql`exists (select from ${sql.raw(name)} offset ${sql.lit(most)})`);
    return found.length === 0 ? sql`false` : sql`(select ${sql.join(found, sql` or `)})`;
  }

  /** Whatever any of so many words leads to. */
  ofAny(words: number): Condition[] {
    return this.#related.map((related, index) => {
      const found = Array.from(
        { length: words },
        (_, word) => sql`select * from ${sql.raw(`by_word_${word}_${index}`)}`,
      );
      return isOneOf(related, sql.join(found, sql` union all `));
    });
  }

  /** The same for one word, of those from the given one on. */
  entries(word: number, from: number): Condition[] {
    return this.#related
      .map((related, index) => isOneOf(related, sql`select * from ${sql.raw(`by_word_${word}_${index}`)}`))
      .slice(from);
  }
}

/** Not by `exists`, which the planner may answer for all there are at once: it doesn't know how few rows are asked for. */
const leadsTo = (key: string, ids: Condition): Condition =>
  sql`(select true from (${ids}) as bearer(key) where bearer.key = ${listedColumn(key)} limit 1) is true`;

/** Of more the word is looked for in every number. */
const mostSeries = 100;

/** From one series to the next, by the index of what their numbers begin with: a number holds a word only where that holds the word's own beginning. */
function seriesHold({ from, text, where }: Related, beginning: RawBuilder<string>): Condition {
  const begins = seriesText(text);
  const nextWhere = (condition: Condition) => sql`select ${begins} as begins from ${from}
    where ${where ?? sql`true`} and ${condition} order by ${begins} limit 1`;
  return sql`
    with recursive series as (
      (${nextWhere(sql`${begins} >= ''`)})
      union all
      select (${nextWhere(sql`${begins} > series.begins`)}) from series where series.begins is not null)
    select coalesce(bool_or(begins like ${beginning}), false) or count(*) > ${sql.lit(mostSeries)} as may
    from (select begins from series where begins is not null limit ${sql.lit(mostSeries + 1)}) as every_series`;
}

const isOneOf = (related: Related, keys: Condition): Condition =>
  typeof related.key === 'string' ? sql`${keyOf(related)} = any(array(${keys}))` : sql`${keyOf(related)} in (${keys})`;
