import type { SentenceValues } from '@freightdesk/shared-sentence';

/** A kind of file that is brought in, as its definition says. Structural: the contract has the value. */
export interface ImportKind {
  title: string;
  text: string;
  columns: Readonly<Record<string, { label: string; isNeeded?: boolean; example: string }>>;
  /** Reads JSON too, which may then be chosen. */
  fromJson?: unknown;
}

/** What is wrong at a row of the file, and at which of its columns. */
export interface ImportFault {
  row: number | null;
  column: string | null;
  message: string;
  text?: string | undefined;
  values?: SentenceValues | undefined;
}

export interface ImportLook {
  total: number;
  /** Rows that stand already; left out where the kind can't tell. */
  known?: number | undefined;
  rows: readonly { row: number; cells: Readonly<Record<string, string>> }[];
  errors: readonly ImportFault[];
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the heads of the kind and one row, for whoever begins with none. */
export function sampleOf({ title, columns }: ImportKind): { name: string; content: Blob } {
  const all = Object.values(columns);
  const lines = [all.map(({ label }) => quoted(label)), all.map(({ example }) => quoted(example))];
  const text = lines.map((cells) => cells.join(',')).join('\r\n');
  return { name: `${title}.csv`, content: new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' }) };
}
