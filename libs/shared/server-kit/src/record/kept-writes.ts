import { compiled, type Database, type Statement, told, type Tx } from '@freightdesk/shared-database';
import { type Compilable, type Generated, type Insertable, type RawBuilder, sql } from 'kysely';
import { nextVersion } from './stamps';

type Values = Readonly<Record<string, unknown>>;

/** What a write is told: its rows by their columns, and of a change whose row it is. */
interface Told {
  rows: readonly Values[];
  id?: string;
}

/** A query builder that writes. */
interface Write extends Compilable<unknown> {
  execute(): Promise<unknown>;
}

/** Builds a write; `id` stands for the row of a change. */
type Build = (tx: Tx, rows: Values[], id: RawBuilder<string>) => Write;

/** Of all tables of records: which columns one has beside these its own row says. */
interface AnyRow {
  id: Generated<string>;
  [column: string]: unknown;
}

export const rowsIn = (tx: Tx) => tx.withTables<Record<string, AnyRow>>();

const askedId = told(({ id = '' }: Told) => id);

/** So many sets of columns, and numbers of rows, are kept of the writes of a table; a use case has one or two. */
const mostKept = 30;
const mostRows = 20;

const columnsOf = (row: Values): string[] => Object.keys(row).filter((name) => row[name] !== undefined);

/** A write whose rows say the same columns is built and compiled once. */
function kept(build: Build): (tx: Tx, facts: Told) => Promise<void> {
  const made = new Map<string, Statement<Told>>();
  return async (tx, facts) => {
    const { rows, id = '' } = facts;
    const shape = rows.map((row) => columnsOf(row).join()).join(';');
    let write = made.get(shape);
    if (!write && (made.size >= mostKept || rows.length > mostRows)) {
      return void (await build(tx, [...rows], sql`${id}`).execute());
    }
    if (!write) {
      const slotsOf = (row: Values, index: number) =>
        columnsOf(row).map((name) => [name, told((asked: Told) => asked.rows[index]?.[name])] as const);
      write = compiled(
        build(
          tx,
          rows.map((row, index) => Object.fromEntries(slotsOf(row, index))),
          askedId,
        ),
      );
      made.set(shape, write);
    }
    await write(tx, facts);
  };
}

/** Puts rows into a table. */
export function keptInsert<Name extends keyof Database>(
  table: Name,
): (tx: Tx, rows: readonly Insertable<Database[Name]>[]) => Promise<void> {
  return keptRows(table);
}

/** The same of rows whose table is known by its name alone. */
export function keptRows(table: string): (tx: Tx, rows: readonly object[]) => Promise<void> {
  const insert = kept((tx, rows) => rowsIn(tx).insertInto(table).values(rows));
  return (tx, rows) => insert(tx, { rows: rows.map((row) => ({ ...row })) });
}

/** Changes a row of a table of records, and moves it to its next version. */
export function keptChange(table: string): (tx: Tx, id: string, changes: object) => Promise<void> {
  const change = kept((tx, [changes], id) =>
    rowsIn(tx)
      .updateTable(table)
      .set({ ...changes, version: nextVersion })
      .where('id', '=', id),
  );
  return (tx, id, changes) => change(tx, { id, rows: [{ ...changes }] });
}
