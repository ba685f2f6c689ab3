import { type DateStyle, dateStyleOf, type DecimalStyle, decimalStyleOf } from './cell.rules';

/** What of a line a column may say. */
export const statementColumns = [
  'date',
  'narration',
  'reference',
  'debit',
  'credit',
  'amount',
  'side',
  'balance',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

export const statementColumnLabel: Readonly<Record<StatementColumn, string>> = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Reference',
  debit: 'Withdrawal',
  credit: 'Deposit',
  amount: 'Amount, with its sign',
  side: 'Debit or credit',
  balance: 'Balance',
};

/** Which columns of a bank's files say what, by their headings, and how they write days and amounts. */
export type StatementMapping = Partial<Record<StatementColumn, string | undefined>> & {
  date: string;
  narration: string;
  dateStyle: DateStyle;
  decimalStyle: DecimalStyle;
};

/** How banks in India, and some abroad, head their columns; the first that fits is taken. */
const headings: Readonly<Record<StatementColumn, readonly RegExp[]>> = {
  date: [/^(?:transaction|txn|tran|post(?:ed|ing)?) ?date$/, /^date$/, /date/],
  narration: [/narration|particulars|description|details|remarks/],
  reference: [/(?:chq|cheque|ref|utr|instrument)/, /transaction ?id/],
  debit: [/withdrawal|debit(?! ?\/ ?credit)|paid ?out|^dr\.?$/],
  credit: [/deposit|credit|paid ?in|^cr\.?$/],
  amount: [/^(?:transaction |txn )?amount/],
  side: [/^(?:dr ?\/ ?cr|cr ?\/ ?dr|type|debit ?\/ ?credit)$/],
  balance: [/balance/],
};

const folded = (text: string): string => text.toLowerCase().replace(/[_.]/g, ' ').replace(/\s+/g, ' ').trim();

export const isHeading = (cell: string, heading: string): boolean => folded(cell) === folded(heading);

/** What each column of a row of headings says; a heading says one thing. */
function columnsOf(row: readonly string[]): Map<StatementColumn, number> {
  const found = new Map<StatementColumn, number>();
  const order: readonly StatementColumn[] = [
    'side',
    'date',
    'balance',
    'debit',
    'credit',
    'amount',
    'reference',
    'narration',
  ];
  for (const column of order) {
    const at = headings[column]
      .map((pattern) =>
        row.findIndex((cell, index) => pattern.test(folded(cell)) && ![...found.values()].includes(index)),
      )
      .find((index) => index >= 0);
    if (at !== undefined) found.set(column, at);
  }
  return found;
}

const tellsAmounts = (columns: ReadonlyMap<StatementColumn, number>): boolean =>
  columns.has('amount') || (columns.has('debit') && columns.has('credit'));

const farthest = 60;

/** The row of headings; above it banks write whose account it is. */
const headingRow = (rows: readonly (readonly string[])[]): number =>
  rows.slice(0, farthest).findIndex((row) => {
    const columns = columnsOf(row);
    return columns.has('date') && tellsAmounts(columns);
  });

/** Some cells of a column, blank ones left out, as far as days are given. */
function cellsOf(rows: readonly (readonly string[])[], column: number | undefined): string[] {
  return column === undefined ? [] : rows.map((row) => row[column] ?? '').filter((cell) => /\d/.test(cell));
}

const digits = /^\D{0,6}[\d.,]+\D{0,4}$/;

/** What a file tells of itself: its headings, what each seems to say, and how it writes days and amounts. Null where none are found. */
export function recogniseMapping(rows: readonly (readonly string[])[], minorDigits = 2): StatementMapping | null {
  const at = headingRow(rows);
  const head = rows[at];
  if (head === undefined) return null;
  const columns = columnsOf(head);
  const body = rows.slice(at + 1);
  const days = cellsOf(body, columns.get('date'));
  const amounts = (['debit', 'credit', 'amount', 'balance'] as const).flatMap((column) =>
    cellsOf(body, columns.get(column)),
  );
  const named = Object.fromEntries([...columns].map(([column, index]) => [column, head[index]]));
  const hasSides = columns.has('debit') && columns.has('credit');
  return {
    ...named,
    date: named['date'] ?? '',
    narration: named['narration'] ?? named['reference'] ?? '',
    ...(hasSides && { amount: undefined, side: undefined }),
    dateStyle: dateStyleOf(days) ?? 'DMY',
    decimalStyle:
      decimalStyleOf(
        amounts.filter((cell) => digits.test(cell)),
        minorDigits,
      ) ?? 'POINT',
  };
}

/** Where a mapping's columns stand in a file, or which heading it lacks. */
export function placesOf(
  rows: readonly (readonly string[])[],
  mapping: StatementMapping,
): { headRow: number; places: Map<StatementColumn, number> } | { missing: string } {
  const wanted = statementColumns.flatMap((column) => {
    const heading = mapping[column];
    return heading === undefined ? [] : [[column, heading] as const];
  });
  const headRow = rows
    .slice(0, farthest)
    .findIndex((row) => wanted.every(([, heading]) => row.some((cell) => isHeading(cell, heading))));
  const head = rows[headRow];
  if (head === undefined) {
    const all = rows.slice(0, farthest).flat();
    const lacking = wanted.find(([, heading]) => !all.some((cell) => isHeading(cell, heading)));
    return { missing: lacking?.[1] ?? mapping.date };
  }
  return {
    headRow,
    places: new Map(wanted.map(([column, heading]) => [column, head.findIndex((cell) => isHeading(cell, heading))])),
  };
}
