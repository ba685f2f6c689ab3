import { type Compilable, CompiledQuery, type DatabaseConnection, type RawBuilder, sql } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Db, Tx } from '../db';
import { asArrays, columnsOf } from './prepared';

/** Stands in a statement where each asking has a value of its own. */
class Slot {
  constructor(readonly read: (facts: never) => unknown) {}
}

/** A value that is told when the statement is asked. */
export const told = <Facts, Value>(read: (facts: Facts) => Value): RawBuilder<Value> => sql<Value>`${new Slot(read)}`;

/** What came of asking: what the columns are called, and each row as an array of their values. */
export interface Answered {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

export type Statement<Facts> = (db: Db | Tx, facts: Facts) => Promise<Answered>;

interface How {
  isUsual?: boolean;
  isPlannedOnce?: boolean;
  isSaidWhole?: boolean;
}

/**
 * A statement that is built and compiled once, however often it is asked. What differs from one asking to the next stands in it as
 * `told(...)`; whatever else it was built with stays as it was. One that is not usual is not kept by the connections. It goes to the
 * connection straight: rows that come as arrays have no names for the plugin to spell. One that is planned once has the same plan
 * whatever it is told, from the first time on. One that is said whole has in its text what never differs: a plan that stands whatever is
 * told knows nothing else, and takes a status for any.
 */
export function compiled<Facts>(
  query: Compilable<unknown>,
  { isUsual = true, isPlannedOnce = false, isSaidWhole = false }: How = {},
): Statement<Facts> {
  const { sql: text, parameters } = isSaidWhole ? withConstants(query.compile()) : query.compile();
  const marked = asArrays(withoutIndents(text), isUsual);
  const { query: node, queryId } = CompiledQuery.raw(marked);
  const valuesOf = (facts: Facts) =>
    parameters.map((value) => (value instanceof Slot ? value.read(facts as never) : value));
  return async (db, facts) => {
    const asked = { sql: marked, query: node, queryId, parameters: valuesOf(facts) };
    const { rows } = await db
      .getExecutor()
      .provideConnection((connection) =>
        isPlannedOnce ? plannedOnce(connection, asked) : connection.executeQuery<unknown[]>(asked),
      );
    return { columns: columnsOf(rows), rows };
  };
}

const isSaid = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** With every value in its text that is the same at each asking. */
function withConstants({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
  const left: unknown[] = [];
  const said = text.replace(/\$(\d+)/g, (_slot, place) => {
    const value = parameters[Number(place) - 1];
    if (isSaid(value)) return typeof value === 'string' ? escapeLiteral(value) : String(value);
    return `$${left.push(value)}`;
  });
  return { sql: said, parameters: left };
}

/** PostgreSQL copies the text of a statement at each asking, and of a long one a tenth is blanks. */
const withoutIndents = (text: string): string => text.replace(/\n +/g, '\n');

/** Of the kind that has one end with others: by itself each would be a transaction, and wake both sides. */
const plannedForAll = CompiledQuery.raw(asArrays('set plan_cache_mode = force_generic_plan', true));
const plannedAsUsual = CompiledQuery.raw(asArrays('reset plan_cache_mode', true));

/** All three leave in one packet, are done in this order and have one end. Where what is asked fails, PostgreSQL takes the first back. */
async function plannedOnce(connection: DatabaseConnection, asked: CompiledQuery) {
  const [, answer] = await Promise.all([
    connection.executeQuery(plannedForAll),
    connection.executeQuery<unknown[]>(asked),
    connection.executeQuery(plannedAsUsual),
  ]);
  return answer;
}

/** A row by the names of its columns. */
export function rowOf<Row extends object>(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
  return row as Row;
}

/** The same with its rows by name, built when it is first asked. */
export function statement<Facts, Row extends object>(build: (db: Db | Tx) => Compilable<Row>, how?: How) {
  let made: Statement<Facts> | undefined;
  return async (db: Db | Tx, facts: Facts): Promise<Row[]> => {
    made ??= compiled<Facts>(build(db), how);
    const { columns, rows } = await made(db, facts);
    return rows.map((values) => rowOf<Row>(columns, values));
  };
}
