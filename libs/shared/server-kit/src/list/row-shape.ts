import { type RawBuilder, sql } from 'kysely';

/** A moment, which the contract spells as ISO 8601 has it. */
class Instant<Column extends string> {
  readonly isInstant = true;

  constructor(readonly column: Column) {}
}

export const instant = <const Column extends string>(column: Column) => new Instant(column);

/** A record that is named beside its id; null where there is none. */
class Named<Id extends string, Name extends string> {
  readonly isNamed = true;

  constructor(
    readonly id: Id,
    readonly name: Name,
  ) {}
}

export const namedBy = <const Id extends string, const Name extends string>(id: Id, name: Name) => new Named(id, name);

type Parts<Column extends string> = { readonly [member: string]: Part<Column> };
type Part<Column extends string> = null | Column | Instant<Column> | Named<Column, Column> | Parts<Column>;

/** What a part shows of a row. */
type Shown<Selected, Of> = Of extends keyof Selected
  ? Selected[Of]
  : Of extends Instant<infer Column>
    ? string | Extract<Selected[Column & keyof Selected], null>
    : Of extends Named<string, string>
      ? { id: string; name: string } | null
      : Of extends object
        ? { -readonly [Member in keyof Of]: Shown<Selected, Of[Member]> }
        : null;

type Unprefixed<Name extends string> = Name extends `${string}.${infer Column}` ? Column : Name;

/** Columns that are shown under their own names, with or without their table's before them. */
export const asStored = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name) => name.replace(/^.*\./, '')).map((name) => [name, name])) as {
    readonly [Name in Unprefixed<Names[number]>]: Name;
  };

/** What of a row follows from some of its columns by a rule of the contract: these are read beside what PostgreSQL has written. */
export interface Computing<Selected, From extends keyof Selected, Members> {
  readonly from: readonly From[];
  readonly members: (this: void, row: Pick<Selected, From>) => Members;
}

/**
 * How a row of the store is shown, said once: PostgreSQL writes the rows of lists by it, which spares us to read, build and write
 * them, and a single record is built by it here.
 */
export interface RowShape<Selected, Row> {
  /**
   * What is selected from beside the rows that stand there under this name: each as it is shown is a row named `shown`, but for what is
   * hidden and without what is computed.
   */
  beside(from: string, hidden: readonly string[]): RawBuilder<unknown>;
  readonly computed?: { readonly from: readonly string[]; readonly members: (this: void, row: Selected) => object };
  of(selected: Selected): Row;
}

const isoOf = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a part has within itself. */
function membersOf(part: Part<string>): Parts<string> | null {
  if (part === null || typeof part === 'string' || part instanceof Instant) return null;
  return part instanceof Named ? { id: part.id, name: part.name } : part;
}

type ColumnOf = (name: string) => RawBuilder<unknown>;

/** `object` names what a part has within itself, where it has that. */
function written(part: Part<string>, columnOf: ColumnOf, object: string): RawBuilder<unknown> {
  if (part === null) return sql`null`;
  if (typeof part === 'string') return columnOf(part);
  if (part instanceof Instant) return isoOf(columnOf(part.column));
  if (!(part instanceof Named)) return sql.id(object);
  return sql`case when ${columnOf(part.id)} is not null and ${columnOf(part.name)} is not null then ${sql.id(object)} end`;
}

/**
 * Each object is a row of its own that is selected from, behind those that it holds: written within what is selected it would be a query
 * for each row. By rows and not by `json_build_object`, which takes fifty members at most. Names are the contract's own and never of a
 * request.
 */
function objectsOf(parts: Parts<string>, columnOf: ColumnOf, name: string): RawBuilder<unknown>[] {
  const entries = Object.entries(parts).map(([member, part]) => ({ member, part, object: `${name}.${member}` }));
  const within = entries.flatMap(({ part, object }) => {
    const members = membersOf(part);
    return members === null ? [] : objectsOf(members, columnOf, object);
  });
  const members = entries.map(
    ({ member, part, object }) => sql`${written(part, columnOf, object)} as ${sql.raw(JSON.stringify(member))}`,
  );
  return [...within, sql`lateral (select ${sql.join(members)}) as ${sql.id(name)}`];
}

const spelled = (moment: unknown) => (moment instanceof Date ? moment.toISOString() : null);

function built(part: Part<string>, row: Readonly<Record<string, unknown>>): unknown {
  if (part === null) return null;
  if (typeof part === 'string') return row[part];
  if (part instanceof Instant) return spelled(row[part.column]);
  if (!(part instanceof Named))
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, built(inner, row)]));
  const [id, name] = [row[part.id], row[part.name]];
  return id === null || name === null ? null : { id, name };
}

export const rowShape =
  <Selected extends object>() =>
  <
    const Members extends Parts<keyof Selected & string>,
    From extends keyof Selected & string = never,
    Computed extends object = object,
  >(
    members: Members,
    computed?: Computing<Selected, From, Computed>,
  ): RowShape<Selected, Shown<Selected, Members> & Computed> => ({
    beside: (from, hidden) => {
      const visible = Object.entries<Part<string>>(members).filter(([name]) => !hidden.includes(name));
      const objects = objectsOf(Object.fromEntries(visible), (name) => sql`${sql.ref(`${from}.${name}`)}`, 'shown');
      return sql.join(objects, sql` cross join `);
    },
    ...(computed && { computed }),
    of: (selected) => {
      const stored = built(members, Object.fromEntries<unknown>(Object.entries(selected)));
      return Object.assign({}, stored, computed?.members(selected)) as Shown<Selected, Members> & Computed;
    },
  });

/** A row as PostgreSQL has written it, with what is computed of it but for what is hidden. */
export function completed(row: string, computed: object, hidden: readonly string[]): string {
  const shown = Object.entries(computed).filter(([name]) => !hidden.includes(name));
  return shown.length === 0 ? row : `${row.slice(0, -1)},${JSON.stringify(Object.fromEntries(shown)).slice(1)}`;
}
