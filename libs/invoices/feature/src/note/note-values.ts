import { type CorrectedDocument, leftOf, noteParts, rateOf, restParts } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import { errorOfField, invalidFields, type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import type { FormSchema } from '@freightdesk/shared-ui/forms';

/** A document in the books, as the form of a note against it shows it. */
export interface NotedDocument extends CorrectedDocument {
  id: string;
  number: string | null;
  placeOfSupply: { stateCode: StateCode };
}

/** What a note says, as the server takes it: on either side. */
export interface NoteInput {
  id: string;
  date: string;
  reason: string;
  full?: boolean;
  lines?: { description: string; sac: string; gstRate: string; quantity: string; rate: string; againstLine: number }[];
}

/** What is typed: for each line of the document how much of it is taken off, before tax. */
export interface NoteValues {
  id: string;
  date: string;
  reason: string;
  /** Blanks are left out of what is held against the schema. */
  amounts: (number | null | undefined)[];
}

/** The lines that something is taken off, by their place in the document. */
const takenLines = ({ amounts }: Pick<NoteValues, 'amounts'>) =>
  amounts.flatMap((minor, line) => (minor ? [{ line, minor }] : []));

const isWhole = (document: CorrectedDocument, form: Pick<NoteValues, 'amounts'>): boolean => {
  const rest = restParts(document);
  const taken = takenLines(form);
  return (
    taken.length === rest.length &&
    taken.every(({ line, minor }, index) => rest[index]?.line === line && rest[index].minor === minor)
  );
};

/** What the form says, as the server takes it: the whole where all that is left is taken. */
export function noteInputOf(document: CorrectedDocument, { amounts, ...rest }: NoteValues): NoteInput {
  if (isWhole(document, { amounts })) return { ...rest, full: true };
  const lines = takenLines({ amounts }).flatMap(({ line, minor }) => {
    const corrected = document.lines[line];
    if (!corrected) return [];
    const { description, sac, gstRate } = corrected;
    return { description, sac, gstRate, quantity: '1', rate: rateOf(minor, document.currency), againstLine: line + 1 };
  });
  return { ...rest, lines };
}

/** So much of each line as is taken so far; null while an amount is not one yet, or there is too little left for it. */
export function partsSoFar(document: CorrectedDocument, amounts: NoteValues['amounts']) {
  const left = leftOf(document).lines;
  const parts = takenLines({ amounts });
  const fits = parts.every(({ line, minor }) => minor > 0 && minor <= (left[line]?.taxableMinor ?? 0));
  return fits && parts.length > 0 ? parts : null;
}

const holdsAmounts = (value: unknown): value is NoteValues =>
  typeof value === 'object' && value !== null && 'amounts' in value;

/** The form held against the contract's schema and rules; each problem of a line is told at its amount. */
export const noteFormSchema = (document: CorrectedDocument, schema: Schema<unknown>): FormSchema<NoteValues> => ({
  describe: () => schema.describe(),
  async validate(value) {
    if (!holdsAmounts(value)) throw new TypeError('The form holds amounts.');
    const problems = await problemsOf(document, schema, value);
    if (problems.length > 0) throw new ValidationError(problems);
    return value;
  },
});

async function problemsOf(
  document: CorrectedDocument,
  schema: Schema<unknown>,
  form: NoteValues,
): Promise<ValidationError[]> {
  const noAmounts = form.amounts.flatMap((minor, line) =>
    Number.isNaN(minor) ? [{ field: `amounts.${line}`, code: 'invalid', message: 'Enter an amount.' }] : [],
  );
  if (noAmounts.length > 0) return noAmounts.map(errorOfField);
  const lines = takenLines(form).map(({ line }) => line);
  if (lines.length === 0) {
    const field = `amounts.${restParts(document)[0]?.line ?? 0}`;
    return [errorOfField({ field, code: 'required', message: 'Enter an amount on at least one line.' })];
  }
  const input = noteInputOf(document, form);
  const problems = [...(await invalidFields(schema, input)), ...noteParts(document, input.lines ?? []).problems];
  return problems.map((problem) => errorOfField({ ...problem, field: fieldOnForm(problem.field, lines) }));
}

/** `lines.1.rate` -> `amounts.4`: where on the form a problem of a line belongs. */
function fieldOnForm(field: string, lines: readonly number[]): string {
  const index = /^lines[.[](\d+)/.exec(field)?.[1];
  return index === undefined ? field : `amounts.${lines[Number(index)] ?? 0}`;
}
