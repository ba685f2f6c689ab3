import { type RawBuilder, sql } from 'kysely';
import { listedColumn } from './list-column';
import type { Patterns, Related } from './searched';

type Condition = RawBuilder<unknown>;

/** The names that were found, what each of them is made of, and what is true of the rows that bear it, which is the `bearer`. */
export interface Bearer {
  readonly names: Condition;
  readonly columns: Condition;
  readonly isBorne: Condition;
}

const keysOf = ({ key }: Pick<Related, 'key'>): readonly Condition[] =>
  typeof key === 'string' ? [listedColumn(key)] : key;

/** What leads from a listed row to a related one: where that is several columns, a row of them. */
export const keyOf = (related: Pick<Related, 'key'>): Condition => sql`(${sql.join([...keysOf(related)])})`;

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

  /**
   * Held against each row that is walked: looked up among all that it may be. What a word of one or two letters may be is a good part of all
   * records, so there it is looked up from the row.
   */
  leads(word: number, pattern: RawBuilder<string>, isLong: boolean): Condition[] {
    return this.#related.map((related, index) => {
      if (!isLong && typeof related.key === 'string') return leadsTo(related.key, related.ids([pattern]));
      const name = `by_word_${word}_${index}`;
      this.#gather(name, related.ids([pattern]));
      return sql`(${keyOf(related)} in (select * from ${sql.raw(name)}))`;
    });
  }

  /** Of the first related names that hold the long words, those that hold this one too. */
  beside(word: number, long: Patterns, pattern: RawBuilder<string>): Condition {
    const [first] = this.#related;
    if (!first) return sql`false`;
    const name = `beside_${word}`;
    this.#gather(name, first.ids([...long, pattern]));
    return sql`(${keyOf(first)} in (select * from ${sql.raw(name)}))`;
  }

  /** Entered by an index of the key. */
  first(patterns: Patterns): Condition | undefined {
    const [first] = this.#related;
    if (!first) return undefined;
    this.#gather('by_name', first.ids(patterns));
    return isOneOf(first, 'by_name');
  }

  bearer(): Bearer | undefined {
    const [first] = this.#related;
    if (!first) return undefined;
    const keys = keysOf(first).map((key, index) => ({ key, borne: sql.ref(`key${index}`) }));
    return {
      names: sql`by_name`,
      columns: sql.join(keys.map(({ borne }) => borne)),
      isBorne: sql.join(
        keys.map(({ key, borne }) => sql`${key} = bearer.${borne}`),
        sql` and `,
      ),
    };
  }

  isFirst(): Condition | undefined {
    const [first] = this.#related;
    return first && sql`(${keyOf(first)} in (select * from by_name))`;
  }

  /** The same for one word, of those from the given one on. */
  entries(word: number, from: number): Condition[] {
    return this.#related.map((related, index) => isOneOf(related, `by_word_${word}_${index}`)).slice(from);
  }
}

/** Not by `exists`, which the planner may answer for all there are at once: it doesn't know how few rows are asked for. */
const leadsTo = (key: string, ids: Condition): Condition =>
  sql`(select true from (${ids}) as bearer(key) where bearer.key = ${listedColumn(key)} limit 1) is true`;

const isOneOf = (related: Related, name: string): Condition =>
  typeof related.key === 'string'
    ? sql`${keyOf(related)} = any(array(select * from ${sql.raw(name)}))`
    : sql`${keyOf(related)} in (select * from ${sql.raw(name)})`;
