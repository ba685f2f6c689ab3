import {
  commonProblems,
  type Import,
  type ImportCells,
  type ImportDefinition,
  type ImportDone,
  type ImportError,
  type ImportInput,
  type ImportPreview,
  importProblems,
} from '@freightdesk/shared-endpoint';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import { advisoryLocks, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { WriteContext } from '../context/context';
import { validated } from '../input/validated';
import { Refusal, refuse } from '../problem/refusal';
import type { Api } from '../route/api';
import { importDone, importInput, importPreview } from './import.schema';
import { namedChoices } from './named-choices';
import { importError, readRows, type TableRow } from './read-rows';

/** Writes what the rows stand for and answers what is wrong with any: then all of it is taken back. */
export type WriteRows<Definition extends ImportDefinition> = (
  rows: readonly TableRow<ImportCells<Definition>>[],
  context: WriteContext,
  asked: Pick<ImportInput, 'date'>,
) => Promise<ImportError[]>;

/** Which rows stand already, by their numbers in the file: the same file twice adds nothing. */
export type KnownRows<Definition extends ImportDefinition> = (
  rows: readonly TableRow<ImportCells<Definition>>[],
  tx: Tx,
) => Promise<ReadonlySet<number>>;

interface Writing<Definition extends ImportDefinition> {
  write: WriteRows<Definition>;
  knownRows?: KnownRows<Definition> | undefined;
}

const mostShown = 100;

/** Two people with one file would both find its rows unknown: the second waits until the first is done. */
async function knownAmong<Definition extends ImportDefinition>(
  rows: readonly TableRow<ImportCells<Definition>>[],
  knownRows: KnownRows<Definition>,
  { tx }: WriteContext,
): Promise<ReadonlySet<number>> {
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.bringingIn)})`.execute(tx);
  return knownRows(rows, tx);
}

/** Whoever wrote what is no choice is told what is. */
const namingChoices =
  ({ columns }: ImportDefinition, rows: readonly TableRow<unknown>[]) =>
  (error: ImportError): ImportError => {
    const { row, column, code } = error;
    const choices = column === null ? [] : (columns[column]?.choices ?? []);
    if (column === null || code !== 'oneOf' || choices.length === 0) return error;
    const written = rows.find((one) => one.row === row)?.cells[column] ?? '';
    const values = { choices: namedChoices(choices, written) };
    return importError(error, { message: 'Write one of these: {{choices}}', values });
  };

/** Reads the file and writes its rows: with what is wrong in any all of them are taken back. What stands already is left out. */
async function bringIn<Definition extends ImportDefinition>(
  { definition }: Import<Definition>,
  { write, knownRows }: Writing<Definition>,
  { file, date }: ImportInput,
  context: WriteContext,
) {
  const { rows: read, errors: unread } = await readRows(file, definition);
  if (unread.length > 0 && !definition.areRowsAlone) return { rows: read, errors: unread };
  const isUnread = new Set(unread.map(({ row }) => row));
  const readable = read.filter(({ row }) => !isUnread.has(row));
  const known = knownRows && (await knownAmong(readable, knownRows, context));
  const rows = known ? readable.filter(({ row }) => !known.has(row)) : readable;
  const refused = rows.length === 0 ? [] : await write(rows, context, { date });
  const errors = [...unread, ...refused.map(namingChoices(definition, rows))];
  return {
    rows: unread.length > 0 ? read : rows,
    errors: errors.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
    ...(known && { known: known.size }),
  };
}

/** What would be brought in: all of it is written as a commit would, and taken back. So it says what the commit will say. */
async function preview<Definition extends ImportDefinition>(
  of: Import<Definition>,
  writing: Writing<Definition>,
  input: ImportInput,
  context: WriteContext,
): Promise<ImportPreview> {
  const { tx } = context;
  await sql`savepoint import_preview`.execute(tx);
  const { rows, errors, ...said } = await bringIn(of, writing, input, context);
  await sql`rollback to savepoint import_preview`.execute(tx);
  const shown = rows.slice(0, mostShown).map(({ row, cells }) => ({ row, cells }));
  return { total: rows.length, rows: shown, errors: errors.slice(0, mostShown), ...said };
}

/** All rows, or none and what is wrong with them. */
async function commit<Definition extends ImportDefinition>(
  of: Import<Definition>,
  writing: Writing<Definition>,
  input: ImportInput,
  context: WriteContext,
): Promise<ImportDone> {
  const { rows, errors, ...said } = await bringIn(of, writing, input, context);
  if (errors.length === 0) return { imported: rows.length, ...said };
  refuse(importProblems.rows_wrong, {
    errors: errors.map(({ row, column, code, message, text, values }) => ({
      ...{ field: row === null ? 'file' : ['rows', row, ...(column === null ? [] : [column])].join('.'), code },
      ...{ message: text ?? message, ...(values && { values }) },
    })),
  });
}

/** Both calls of a kind of import; `knownRows` where its rows can be told from those that stand. */
export function registerImport<Definition extends ImportDefinition>(
  api: Api,
  of: Import<Definition>,
  write: WriteRows<Definition>,
  knownRows?: KnownRows<Definition>,
): void {
  const writing = { write, knownRows };
  const input = importInput(of.definition);
  api.write(of.preview, { input, output: importPreview }, (input, context) => preview(of, writing, input, context));
  api.write(of.commit, { input, output: importDone }, (input, context) => commit(of, writing, input, context));
}

interface RowTerms<Definition extends ImportDefinition, Input> {
  schema: Schema<Input>;
  /** What the cells of a row say, as the call that adds one such record takes it. */
  inputOf: (cells: ImportCells<Definition>) => object;
  add: (input: Input, context: WriteContext, cells: ImportCells<Definition>) => Promise<unknown>;
  /** The column at which a field of the record is told, where it has not the column's name. */
  columnOf?: (field: string) => string;
}

/** Rows that are each a record of their own, added as a call adds one: what it is refused for is told at its row, and the others go on. */
export const eachRow =
  <Definition extends ImportDefinition, Input>(terms: RowTerms<Definition, Input>): WriteRows<Definition> =>
  async (rows, context) => {
    const errors: ImportError[] = [];
    for (const { row, value, cells } of rows) {
      const refusal = await refusalOf(terms, value, context);
      if (refusal) errors.push(...refusedRow({ row, cells }, refusal, terms.columnOf));
    }
    return errors;
  };

/** Why the row is not added; nothing where it is. What of it was written is taken back. */
async function refusalOf<Definition extends ImportDefinition, Input>(
  { schema, inputOf, add }: RowTerms<Definition, Input>,
  value: ImportCells<Definition>,
  context: WriteContext,
): Promise<Refusal | null> {
  const { tx } = context;
  await sql`savepoint import_row`.execute(tx);
  try {
    await add(await validated(schema, inputOf(value), commonProblems.invalid), context, value);
    await sql`release savepoint import_row`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint import_row`.execute(tx);
    return error;
  }
}

/** A problem at a field that is no column is told at the row, with the field's name where it has no sentence of its own. */
function refusedRow(
  { row, cells }: { row: number; cells: Record<string, string> },
  { kind, details }: Refusal,
  columnOf: (field: string) => string = (field) => field,
): ImportError[] {
  const { errors = [], message = kind.message, values } = details;
  if (errors.length === 0) return [importError({ row, code: kind.code }, { message, values })];
  return errors.map(({ field, code, ...sentence }) => {
    const column = columnOf(field);
    return importError({ row, column: Object.hasOwn(cells, column) ? column : null, code }, sentence);
  });
}
