import { addDays, type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { formatDecimal, shift, wholeNumber } from '@freightdesk/shared-money';
import { amountOfCell, dateOfCell } from './cell.rules';
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
  minorDigits: number;
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

/** An amount of the account's own currency in a sentence. */
export const amountText = (minor: number, minorDigits: number): string =>
  formatDecimal(shift(wholeNumber(minor), -minorDigits));

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
    : chained(lines, terms.minorDigits);
}

/** Behind the last line stand totals and notes: what is no line there is none that is broken. */
function withoutFoot(read: readonly Read[]): readonly Read[] {
  const last = read.findLastIndex((one) => one && ('line' in one || one.problem.code !== 'date'));
  return read.slice(0, last + 1);
}

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
  const { mapping, today } = terms;
  if (row.every((text) => text === '') || isNoLine(cell)) return null;
  const date = dateOfCell(cell('date'), mapping.dateStyle);
  if (date === null)
    return atRow(rowNo, 'date', 'Row {{row}}: {{cell}} is no date of this file.', { cell: cell('date') || '–' });
  if (date > today)
    return atRow(rowNo, 'future_date', 'Row {{row}}: {{day}} is still to come.', { day: formatBusinessDate(date) });
  const amount = amountOf(cell, rowNo, terms);
  if (typeof amount !== 'number') return amount;
  const balance = cell('balance');
  const balanceMinor = balance === '' ? null : amountOfCell(balance, mapping.decimalStyle, terms.minorDigits);
  if (balance !== '' && balanceMinor === null) return unreadable(rowNo, balance);
  const reference = cell('reference') || null;
  return {
    line: {
      rowNo,
      date,
      narration: (cell('narration') || reference || '–').slice(0, 1000),
      reference: reference?.slice(0, 200) ?? null,
      amountMinor: amount,
      balanceMinor,
    },
  };
}

const carried = /^(?:opening|closing) balance|^(?:balance )?(?:b\/f|c\/f|brought forward|carried forward)/i;

/** Rules of stars and balances that are carried over tell nothing that moved. */
const isNoLine = (cell: (column: StatementColumn) => string): boolean =>
  /^[*\-_= ]+$/.test(cell('date')) ||
  (carried.test(cell('narration')) && !/[1-9]/.test(cell('debit') + cell('credit') + cell('amount')));

const unreadable = (rowNo: number, cell: string) =>
  atRow(rowNo, 'amount', 'Row {{row}}: {{cell}} is no amount as this file writes them.', { cell });

type Cell = (column: StatementColumn) => string;

/** What the account gained, from two columns or one with its sign; the sides' own cells may say nought or a dash. */
function amountOf(cell: Cell, rowNo: number, { mapping, minorDigits }: ReadTerms): number | { problem: FieldProblem } {
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

/** The lines in the order of time. A balance that does not follow says that a row is missing, or an amount is written in another style. */
function chained(
  lines: readonly ReadLine[],
  minorDigits: number,
): { statement: ReadStatement } | { problems: FieldProblem[] } {
  const [first, last] = [lines[0], lines.at(-1)];
  const isNewestFirst =
    first !== undefined &&
    last !== undefined &&
    (first.date > last.date ||
      (first.date === last.date && breakOf(lines) !== null && breakOf([...lines].reverse()) === null));
  const inTime = isNewestFirst ? [...lines].reverse() : [...lines];
  const broken = breakOf(inTime);
  if (broken) {
    const { line, expected } = broken;
    const message =
      'Row {{row}}: the balance is {{balance}}, but {{expected}} follows from the row before it. A row is missing, or an amount is read wrongly.';
    const values = {
      balance: amountText(line.balanceMinor ?? 0, minorDigits),
      expected: amountText(expected, minorDigits),
    };
    return { problems: [atRow(line.rowNo, 'balance', message, values).problem] };
  }
  const unordered = inTime.find((line, index) => line.date < (inTime[index - 1]?.date ?? ''));
  if (unordered) {
    return {
      problems: [
        atRow(unordered.rowNo, 'order', 'Row {{row}}: its date is out of order. Is the day read as the month?').problem,
      ],
    };
  }
  const [opens, closes] = [inTime[0], inTime.at(-1)];
  const openingMinor = opens?.balanceMinor == null ? null : opens.balanceMinor - opens.amountMinor;
  return { statement: { lines: inTime, openingMinor, closingMinor: closes?.balanceMinor ?? null } };
}

/** The day before the first line, on which the balance stood that the file begins with. */
export const openingDay = ({ lines }: ReadStatement): BusinessDate => addDays(lines[0]?.date ?? '2000-01-02', -1);
