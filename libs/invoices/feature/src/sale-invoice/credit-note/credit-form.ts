import {
  type CreditNoteInput,
  leftOf,
  noteParts,
  rateOf,
  restParts,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { creditNoteInput } from '@freightdesk/invoices-contract/schema';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { fieldProblemsOf, ValidationError } from '@freightdesk/shared-endpoint/schema';
import type { FormSchema } from '@freightdesk/shared-ui/forms';

/** What is typed: for each line of the document how much of it is credited, before tax. */
export interface CreditForm {
  id: string;
  date: string;
  reason: string;
  /** Blanks are left out of what is held against the schema. */
  amounts: (number | null | undefined)[];
}

/** The lines that something is credited of, by their place in the document. */
const creditedLines = ({ amounts }: Pick<CreditForm, 'amounts'>) =>
  amounts.flatMap((minor, line) => (minor ? [{ line, minor }] : []));

const isWhole = (invoice: SaleInvoice, form: Pick<CreditForm, 'amounts'>): boolean => {
  const rest = restParts(invoice);
  const credited = creditedLines(form);
  return (
    credited.length === rest.length &&
    credited.every(({ line, minor }, index) => rest[index]?.line === line && rest[index].minor === minor)
  );
};

/** What the form says, as the server takes it: the whole where all that is left is credited. */
export function creditInputOf(invoice: SaleInvoice, { amounts, ...rest }: CreditForm): CreditNoteInput {
  if (isWhole(invoice, { amounts })) return { ...rest, full: true };
  const lines = creditedLines({ amounts }).flatMap(({ line, minor }) => {
    const credited = invoice.lines[line];
    if (!credited) return [];
    const { description, sac, gstRate } = credited;
    return { description, sac, gstRate, quantity: '1', rate: rateOf(minor, invoice.currency), againstLine: line + 1 };
  });
  return { ...rest, lines };
}

/** So much of each line as is credited so far; null while an amount is not one yet, or there is too little left for it. */
export function partsSoFar(invoice: SaleInvoice, amounts: CreditForm['amounts']) {
  const left = leftOf(invoice).lines;
  const parts = creditedLines({ amounts });
  const fits = parts.every(({ line, minor }) => minor > 0 && minor <= (left[line]?.taxableMinor ?? 0));
  return fits && parts.length > 0 ? parts : null;
}

const holdsAmounts = (value: unknown): value is CreditForm =>
  typeof value === 'object' && value !== null && 'amounts' in value;

/** The form held against the contract's schema and rules; each problem of a line is told at its amount. */
export const creditFormSchema = (invoice: SaleInvoice): FormSchema<CreditForm> => ({
  describe: () => creditNoteInput.describe(),
  async validate(value) {
    if (!holdsAmounts(value)) throw new TypeError('The form holds amounts.');
    const problems = await problemsOf(invoice, value);
    if (problems.length > 0) throw new ValidationError(problems);
    return value;
  },
});

const problemAt = ({ field, code, message, values }: FieldProblem) =>
  Object.assign(new ValidationError(message, undefined, field, code), { params: values });

async function problemsOf(invoice: SaleInvoice, form: CreditForm): Promise<ValidationError[]> {
  const noAmounts = form.amounts.flatMap((minor, line) =>
    Number.isNaN(minor) ? [{ field: `amounts.${line}`, code: 'invalid', message: 'Enter an amount.' }] : [],
  );
  if (noAmounts.length > 0) return noAmounts.map(problemAt);
  const lines = creditedLines(form).map(({ line }) => line);
  if (lines.length === 0) {
    const field = `amounts.${restParts(invoice)[0]?.line ?? 0}`;
    return [problemAt({ field, code: 'required', message: 'Enter an amount on at least one line.' })];
  }
  const input = creditInputOf(invoice, form);
  const problems = [...(await schemaProblems(input)), ...noteParts(invoice, input.lines ?? []).problems];
  return problems.map((problem) => problemAt({ ...problem, field: fieldOnForm(problem.field, lines) }));
}

async function schemaProblems(input: CreditNoteInput): Promise<FieldProblem[]> {
  try {
    await creditNoteInput.validate(input, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldProblemsOf(error);
  }
}

/** `lines.1.rate` -> `amounts.4`: where on the form a problem of a line belongs. */
function fieldOnForm(field: string, lines: readonly number[]): string {
  const index = /^lines[.[](\d+)/.exec(field)?.[1];
  return index === undefined ? field : `amounts.${lines[Number(index)] ?? 0}`;
}
