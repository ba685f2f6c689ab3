import type { Permission } from '@freightdesk/shared-access';
import { defineEndpoint, type Endpoint } from '../endpoint';
import type { FormFile } from '../file-kinds';
import { defineProblems, type ToldSentence } from '../problem';

/** One column of a file that is brought in. */
export interface ImportColumn {
  /** What it is called at its head, in any case; its name in the product is taken too. */
  readonly label: string;
  /** A whole number has no sign; an amount is typed as people write it and kept in paise; a date is ISO, or day first;
   * a moment is such a day with its time, of India where it says no other zone, and the day's beginning where it says none. */
  readonly kind: 'text' | 'whole' | 'amount' | 'date' | 'moment';
  readonly isNeeded?: boolean;
  /** What may stand there, as a clerk writes it, where it is one of a few: a refusal names them. */
  readonly choices?: readonly string[];
  /** As the sample file has it. */
  readonly example: string;
}

export interface ImportDefinition {
  /** In the address: `/import/parties/preview`. */
  readonly kind: string;
  readonly title: string;
  readonly access: Permission;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** What a row stands for and what must hold, in a sentence or two. */
  readonly text: string;
  readonly touches: readonly string[];
  /** Each row is a record of its own: where one can't be read, what is wrong with the others is told with it. */
  readonly areRowsAlone?: true;
  /** Heads and rows of a file of JSON, where the kind has such files; null where it holds none of them. */
  readonly fromJson?: (value: unknown) => string[][] | null;
}

/** The cells of one row by their columns; an empty one is left out. */
export type ImportCells<Definition extends ImportDefinition> = {
  [Name in keyof Definition['columns']]?: Definition['columns'][Name]['kind'] extends 'amount' | 'whole'
    ? number
    : string;
};

export interface ImportInput {
  file: FormFile;
  /** The day of what is posted; left out, the first of this fiscal year. */
  date?: string | undefined;
}

/** What is wrong at a row, as a spreadsheet numbers it, and at which of its columns; null where it is of the row, or of the file. */
export interface ImportError extends ToldSentence {
  row: number | null;
  column: string | null;
  code: string;
}

export interface ImportPreview {
  /** Those that would be written. */
  total: number;
  /** Those that stand already and add nothing; only of kinds that can tell. */
  known?: number;
  /** The first of them, as they stand in the file. */
  rows: { row: number; cells: Record<string, string> }[];
  errors: ImportError[];
}

export interface ImportDone {
  imported: number;
  known?: number;
}

/** More is brought in by a file after another. */
export const mostImportRows = 5_000;

export const importProblems = defineProblems({
  rows_wrong: { status: 422, message: 'Nothing was brought in: rows of the file are wrong.' },
});

export interface Import<Definition extends ImportDefinition = ImportDefinition> {
  readonly definition: Definition;
  readonly preview: Endpoint<ImportInput, ImportPreview>;
  readonly commit: Endpoint<ImportInput, ImportDone>;
}

/**
 * Says once what a file of a kind holds: both its calls, the file's heads, the sample and the screen are made from it. What is written
 * for a row, and what is wrong with one, the server of its column says.
 */
export function defineImport<const Definition extends ImportDefinition>(definition: Definition): Import<Definition> {
  const { kind, access, title, touches } = definition;
  const call = { method: 'POST', access, body: 'multipart', work: 'long' } as const;
  return {
    definition,
    preview: defineEndpoint({
      ...call,
      name: `import-${kind}.preview`,
      path: `/import/${kind}/preview`,
      summary: `${title} from a CSV or XLSX file: what would be brought in, and what is wrong, cell by cell. Writes nothing.`,
      idempotent: false,
    }),
    commit: defineEndpoint({
      ...call,
      name: `import-${kind}.commit`,
      path: `/import/${kind}/commit`,
      summary: `${title} from a CSV or XLSX file: all of them, or none.`,
      touches: [...touches],
    }),
  };
}
