import {
  type FormFile,
  type ImportCells,
  type ImportColumn,
  type ImportDefinition,
  type ImportError,
  mostImportRows,
} from '@freightdesk/shared-endpoint';
import { parseAmount } from '@freightdesk/shared-money';
import type { Sentence } from '@freightdesk/shared-sentence';
import { toldSentence } from '../problem/problem-of';
import { readJson } from '../upload/read-json';
import { readTable } from '../upload/read-table';
import { dayIn, momentIn } from './said-days';

/** A row of a file: its number there, its cells as they stand, and what they mean. */
export interface TableRow<Cells> {
  row: number;
  cells: Record<string, string>;
  value: Cells;
}

export interface ReadTable<Cells> {
  rows: TableRow<Cells>[];
  errors: ImportError[];
}

export const importError = (
  { row = null, column = null, code }: { row?: number | null; column?: string | null; code: string },
  sentence: Sentence,
): ImportError => ({ row, column, code, ...toldSentence(sentence) });

const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Left in a file of commas, where a spreadsheet would have reckoned it; `== urgent ==` is none. */
const isFormula = (text: string): boolean => /^=\s*[\w('"@+-]/.test(text);

const meanings: Readonly<Record<ImportColumn['kind'], (text: string) => string | number | null>> = {
  text: (text) => (isFormula(text) ? null : text.normalize('NFC')),
  whole: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  amount: (text) => parseAmount(text, 2),
  date: dayIn,
  moment: momentIn,
};
const wrong: Readonly<Record<ImportColumn['kind'], Sentence>> = {
  text: { message: 'This is a formula. Write what it comes to.' },
  whole: { message: 'Enter a whole number.' },
  amount: { message: 'Enter an amount, such as 12,500.00.' },
  date: { message: 'Enter a date, such as 2026-04-01 or 01-04-2026.' },
  moment: { message: 'Enter a date and time, such as 20-11-2026 09:30 or 2026-11-20T09:30:00+05:30.' },
};

interface Place {
  row: number;
  column: string;
}

function meantBy(text: string, { kind, isNeeded = false }: ImportColumn, place: Place) {
  if (text === '') {
    const error = isNeeded ? importError({ ...place, code: 'required' }, { message: 'This is needed.' }) : null;
    return { error };
  }
  const value = meanings[kind](text);
  return value === null ? { error: importError({ ...place, code: kind }, wrong[kind]) } : { value, error: null };
}

/** The heads of a file by the columns of the definition; which of them are unknown, and which needed ones are missing. */
function readHeads(heads: readonly string[], columns: ImportDefinition['columns']) {
  const names = Object.entries(columns).flatMap(([name, { label }]) => [
    [folded(label), name] as const,
    [folded(name), name] as const,
  ]);
  const known = new Map(names);
  const places = heads.map((head) => (head.trim() === '' ? null : (known.get(folded(head)) ?? undefined)));
  const unknown = heads.filter((_head, place) => places[place] === undefined);
  const missing = Object.entries(columns).filter(([name, { isNeeded }]) => isNeeded && !places.includes(name));
  const twice = heads.filter((_head, place) => places[place] && places.indexOf(places[place]) < place);
  const error = (code: string, message: string, values: Record<string, string>) =>
    importError({ row: 1, code }, { message, values });
  return {
    places,
    errors: [
      ...unknown.map((head) =>
        error('unknown_column', 'No column of this file is called {{head}}.', { head: head.slice(0, 40) }),
      ),
      ...missing.map(([, { label }]) => error('missing_column', 'The column {{head}} is missing.', { head: label })),
      ...twice.map((head) => error('column_twice', 'The column {{head}} stands there twice.', { head })),
    ],
  };
}

const failed = <Cells>(code: string, message: string, values: Record<string, number> = {}): ReadTable<Cells> => ({
  rows: [],
  errors: [importError({ code }, { message, values })],
});

/** A file as its definition has it, each cell by its column; what is wrong is told at its cell. */
export async function readRows<Definition extends ImportDefinition>(
  file: FormFile,
  definition: Definition,
): Promise<ReadTable<ImportCells<Definition>>>;
export async function readRows(file: FormFile, { columns, fromJson }: ImportDefinition): Promise<ReadTable<object>> {
  const json = fromJson && (await readJson(file));
  const table = json === undefined ? await readTable(file) : (fromJson?.(json) ?? null);
  if (table === null) return failed('damaged', 'The file is damaged, or no workbook.');
  const [heads = [], ...body] = table;
  const filled = body
    .map((cells, index) => ({ row: index + 2, texts: cells.map((cell) => cell.trim()) }))
    .filter(({ texts }) => texts.some((text) => text !== ''));
  if (filled.length === 0) return failed('no_rows', 'The file has no rows beneath its heads.');
  if (filled.length > mostImportRows) {
    return failed('too_many_rows', 'At most {{most}} rows at once.', { most: mostImportRows });
  }
  const { places, errors } = readHeads(heads, columns);
  if (errors.length > 0) return { rows: [], errors };
  const read = filled.map(({ row, texts }) => readRow({ row, texts, places }, columns));
  return { rows: read.map(({ errors: _errors, ...one }) => one), errors: read.flatMap((one) => one.errors) };
}

interface RawRow {
  row: number;
  texts: readonly string[];
  places: readonly (string | null | undefined)[];
}

function readRow({ row, texts, places }: RawRow, columns: ImportDefinition['columns']) {
  const cells: Record<string, string> = {};
  const value: Record<string, string | number> = {};
  const errors: ImportError[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const text = texts[places.indexOf(name)] ?? '';
    cells[name] = text.slice(0, 500);
    const meant = meantBy(text, column, { row, column: name });
    if (meant.error) errors.push(meant.error);
    else if ('value' in meant && meant.value !== undefined) value[name] = meant.value;
  }
  return { row, cells, value, errors };
}
