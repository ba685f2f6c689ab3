import { placesOf, type Preview, type PreviewInput } from '@freightdesk/reconciliation-contract';
import { type ReadContext, toldSentence } from '@freightdesk/shared-server-kit';
import { readUpload } from './read-upload';

/** So many lines show whether the columns are right. */
const mostShown = 8;
const mostProblems = 50;

/** How a file would be read; nothing is kept of it. */
export async function previewStatement(input: PreviewInput, { db, clock }: ReadContext): Promise<Preview> {
  const { rows, mapping, isRemembered, read } = await readUpload(input, { db, today: clock.today() });
  const lines = 'statement' in read ? read.statement.lines : [];
  const problems = 'problems' in read ? read.problems : [];
  return {
    headings: headingsOf(rows, mapping === null ? -1 : headRowOf(rows, mapping)),
    mapping,
    isRemembered,
    lines: lines.slice(0, mostShown),
    lineCount: lines.length,
    problems: problems
      .slice(0, mostProblems)
      .map(({ field, ...words }) => ({ field, message: toldSentence(words).message })),
  };
}

type Rows = readonly (readonly string[])[];

function headRowOf(rows: Rows, mapping: NonNullable<Preview['mapping']>): number {
  const found = placesOf(rows, mapping);
  return 'missing' in found ? -1 : found.headRow;
}

/** The headings to choose among: those of the row that has them, else whatever stands in the first rows. */
const headingsOf = (rows: Rows, headRow: number): string[] => [
  ...new Set(
    (headRow >= 0 ? (rows[headRow] ?? []) : rows.slice(0, 30).flat())
      .filter((cell) => cell !== '')
      .map((cell) => cell.slice(0, 200)),
  ),
];
