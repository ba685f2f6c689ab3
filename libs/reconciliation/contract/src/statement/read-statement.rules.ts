import { addDays, type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { currencies, type CurrencyCode, formatMinor } from '@freightdesk/shared-money';
import { amountOfCell, dateOfCell, meansDay } from './cell.rules';
import { placesOf, type StatementColumn, type StatementMapping } from './mapping.rules';

/** A line as the file says it. */
export interface ReadLine {
  /** Of the file, counted from one, as spreadsheets count. */
  rowNo: number;
  date: BusinessDate;
  narration: string;
  reference: string | null;
  /** Above zero what the account gained. */
  amountMinor: number;
  balanceMinor: number | null;
}

export interface ReadStatement {
  /** In the order of time, whatever the order of the file. */
  lines: ReadLine[];
  /** Before the first line and after the last one; null where the file bears no balances. */
  openingMinor: number | null;
  closingMinor: number | null;
}

interface ReadTerms {
  mapping: StatementMapping;
  currency: CurrencyCode;
  accountNumber: string;
  today: BusinessDate;
}

type Rows = readonly (readonly string[])[];
type Read = { line: ReadLine } | { problem: FieldProblem } | null;

/** What is wrong with a row, told at it. */
const atRow = (
  rowNo: number,
  code: string,
  message: string,
  values: Record<string, string> = {},
): { problem: FieldProblem } => ({
  problem: { field: `rows.${rowNo}`, code, message, values: { row: rowNo, ...values } },
});

const atFile = (code: string, message: string, values: Record<string, string> = {}): FieldProblem => ({
  field: 'file',
  code,
  message,
  values,
});

/** Of a file the lines, or all that is wrong with it: nothing of a file that has a broken row is taken. */
export function readStatement(
  rows: Rows,
  terms: ReadTerms,
): { statement: ReadStatement } | { problems: FieldProblem[] } {
  const found = placesOf(rows, terms.mapping);
  if ('missing' in found) {
    return {
      problems: [atFile('heading_missing', 'This file has no column headed {{heading}}.', { heading: found.missing })],
    };
  }
  const other = otherAccount(rows.slice(0, found.headRow), terms.accountNumber);
  if (other !== null) {
    const message = 'This file is of account {{other}}, not of this bank.';
    return { problems: [atFile('another_bank', message, { other })] };
  }
  const read = rows.map((row, index) => (index > found.headRow ? readRow(row, index + 1, found.places, terms) : null));
  const kept = withoutFoot(read);
  const problems = kept.flatMap((one) => (one && 'problem' in one ? [one.problem] : []));
  if (problems.length > 0) return { problems };
  const lines = kept.flatMap((one) => (one && 'line' in one ? [one.line] : []));
  return lines.length === 0
    ? { problems: [atFile('no_lines', 'No line with a date and an amount was found in this file.')] }
    : chained(lines, terms.currency);
}

/** Behind the last line stand totals and notes, which have no day: what is no line there is none that is broken. */
function withoutFoot(read: readonly Read[]): readonly Read[] {
  const last = read.findLastIndex((one) => one && ('line' in one || !isFoot(one.problem)));
  return read.slice(0, last + 1);
}

/** A day that does not exist is one that somebody meant: its row may not be lost for being the last one. */
const isFoot = ({ code, values }: FieldProblem): boolean => code === 'date' && !meansDay(String(values?.cell ?? ''));

/** A number of an account that the head of the file names and that is not this one's; banks hide the midst of it. */
function otherAccount(head: Rows, accountNumber: string): string | null {
  const own = accountNumber.replace(/\W/g, '');
  const named = head
    .map((row) => row.join(' '))
    .filter((text) => /\b(?:a\/?c|account)\b.*\d/i.test(text))
    .flatMap((text) => text.match(/\b[\dX*]{6,}\b/gi) ?? [])
    .filter((number) => /\d{4}$/.test(number));
  const isOwn = (number: string) => own.endsWith(number.slice(-4));
  return own.length < 4 || named.length === 0 || named.some(isOwn) ? null : (named[0] ?? null);
}

function readRow(
  row: readonly string[],
  rowNo: number,
  places: ReadonlyMap<StatementColumn, number>,
  terms: ReadTerms,
): Read {
  const cell = (column: StatementColumn): string => row[places.get(column) ?? -1] ?? '';
  if (row.every((text) => text === '') || isNoLine(cell)) return null;
  const date = dateOf(cell('date'), rowNo, terms);
  if (typeof date !== 'string') return date;
  const amountMinor = amountOf(cell, rowNo, terms);
  if (typeof amountMinor !== 'number') return amountMinor;
  const balanceMinor = balanceOf(cell('balance'), rowNo, terms);
  if (balanceMinor !== null && typeof balanceMinor !== 'number') return balanceMinor;
  return { line: { rowNo, date, ...wordsIn(cell), amountMinor, balanceMinor } };
}

type Cell = (column: StatementColumn) => string;

function dateOf(cell: string, rowNo: number, { mapping, today }: ReadTerms): BusinessDate | { problem: FieldProblem } {
  const date = dateOfCell(cell, mapping.dateStyle);
  if (date === null)
    return atRow(rowNo, 'date', 'Row {{row}}: {{cell}} is no date of this file.', { cell: cell || '–' });
  if (date <= today) return date;
  return atRow(rowNo, 'future_date', 'Row {{row}}: {{day}} is still to come.', { day: formatBusinessDate(date) });
}

function balanceOf(
  cell: string,
  rowNo: number,
  { mapping, currency }: ReadTerms,
): number | null | { problem: FieldProblem } {
  if (cell === '') return null;
  return amountOfCell(cell, mapping.decimalStyle, currencies[currency].minorDigits) ?? unreadable(rowNo, cell);
}

function wordsIn(cell: Cell): Pick<ReadLine, 'narration' | 'reference'> {
  const reference = cell('reference').slice(0, 200) || null;
  return { narration: (cell('narration') || reference || '–').slice(0, 1000), reference };
}

const carried = /^(?:opening|closing) balance|^(?:balance )?(?:b\/f|c\/f|brought forward|carried forward)/i;

/** Rules of stars and balances that are carried over tell nothing that moved. */
const isNoLine = (cell: (column: StatementColumn) => string): boolean =>
  /^[*\-_= ]+$/.test(cell('date')) ||
  (carried.test(cell('narration')) && !/[1-9]/.test(cell('debit') + cell('credit') + cell('amount')));

const unreadable = (rowNo: number, cell: string) =>
  atRow(rowNo, 'amount', 'Row {{row}}: {{cell}} is no amount as this file writes them.', { cell });

/** What the account gained, from two columns or one with its sign; the sides' own cells may say nought or a dash. */
function amountOf(cell: Cell, rowNo: number, { mapping, currency }: ReadTerms): number | { problem: FieldProblem } {
  const { minorDigits } = currencies[currency];
  const read = (text: string) => (/^[-– ]*$/.test(text) ? 0 : amountOfCell(text, mapping.decimalStyle, minorDigits));
  const columns = mapping.amount === undefined ? (['debit', 'credit'] as const) : (['amount'] as const);
  const amounts = columns.map((column) => read(cell(column)));
  const unread = amounts.indexOf(null);
  if (unread >= 0) return unreadable(rowNo, cell(columns[unread] ?? 'amount'));
  const [first = 0, second = 0] = amounts.map(Number);
  if (first !== 0 && second !== 0)
    return atRow(rowNo, 'both_sides', 'Row {{row}}: it is both a withdrawal and a deposit.');
  const gained = mapping.amount === undefined ? second - first : sideOf(cell('side'), first);
  return gained === 0 ? atRow(rowNo, 'no_amount', 'Row {{row}}: it has no amount.') : gained;
}

const sideOf = (side: string, amount: number): number => {
  if (/^(?:d|w)/i.test(side)) return -Math.abs(amount);
  return /^c/i.test(side) ? Math.abs(amount) : amount;
};

/** Where each balance is the one before it and the line; the first line that is not so. */
function breakOf(lines: readonly ReadLine[]): { line: ReadLine; expected: number } | null {
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]?.balanceMinor ?? null;
    if (before === null || line.balanceMinor === null) continue;
    if (before + line.amountMinor !== line.balanceMinor) return { line, expected: before + line.amountMinor };
  }
  return null;
}

/** Some banks write the newest line first; within one day only the balances tell. */
function inOrderOfTime(lines: readonly ReadLine[]): ReadLine[] {
  const turned = [...lines].reverse();
  const [first = '', last = ''] = [lines[0]?.date, lines.at(-1)?.date];
  const isTurned = first === last ? breakOf(lines) !== null && breakOf(turned) === null : first > last;
  return isTurned ? turned : [...lines];
}

const broken =
  'Row {{row}}: the balance is {{balance}}, but {{expected}} follows from the row before it. A row is missing, or an amount is read wrongly.';

/** A balance that does not follow says that a row is missing, or an amount is written in another style. */
function faultIn(lines: readonly ReadLine[], currency: CurrencyCode): FieldProblem | null {
  const found = breakOf(lines);
  if (found) {
    const text = (minor: number | null) => formatMinor(minor ?? 0, currency);
    const values = { balance: text(found.line.balanceMinor), expected: text(found.expected) };
    return atRow(found.line.rowNo, 'balance', broken, values).problem;
  }
  const late = lines.find((line, index) => line.date < (lines[index - 1]?.date ?? ''));
  return late
    ? atRow(late.rowNo, 'order', 'Row {{row}}: its date is out of order. Is the day read as the month?').problem
    : null;
}

function chained(
  read: readonly ReadLine[],
  currency: CurrencyCode,
): { statement: ReadStatement } | { problems: FieldProblem[] } {
  const lines = inOrderOfTime(read);
  const problem = faultIn(lines, currency);
  if (problem) return { problems: [problem] };
  const opens = lines[0]?.balanceMinor ?? null;
  const openingMinor = opens === null ? null : opens - (lines[0]?.amountMinor ?? 0);
  return { statement: { lines, openingMinor, closingMinor: lines.at(-1)?.balanceMinor ?? null } };
}

/** The day before the first line, on which the balance stood that the file begins with. */
export const openingDay = ({ lines }: ReadStatement): BusinessDate => addDays(lines[0]?.date ?? '2000-01-02', -1);
