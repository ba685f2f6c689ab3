import { problemOf } from '@freightdesk/data-access-api';
import type { AddRunInput, DueBill, Run, RunLine } from '@freightdesk/payments-contract';
import { addRunInput } from '@freightdesk/payments-contract/schema';
import { addDays, systemClock } from '@freightdesk/shared-calendar';
import { errorOfField, invalidFields, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { sum } from '@freightdesk/shared-money';
import type { FormSchema } from '@freightdesk/shared-ui/forms';
import { type Amounts, amountSoFar } from '../allocation/amounts';

export interface RunForm {
  title: string;
  bankId: string;
  payOn: string;
  /** Bills to be paid by this day are shown. */
  until: string;
  /** By the id of the bill; what has none is not taken. */
  amounts: Amounts;
}

/** What is typed so far, in the order of the bills shown. */
export const linesOf = (amounts: Amounts, bills: readonly Pick<DueBill, 'id'>[]): RunLine[] =>
  bills.flatMap(({ id }) => {
    const amount = amounts[id];
    return amount === null || amount === undefined ? [] : [{ invoiceId: id, amountPaise: amount }];
  });

export const totalSoFar = (lines: readonly RunLine[]): number =>
  sum(lines.map(({ amountPaise }) => amountSoFar(amountPaise)));

export const inputOf = ({ title, bankId, payOn, amounts }: RunForm, bills: readonly DueBill[]): AddRunInput => ({
  ...{ title, bankId, payOn },
  lines: linesOf(amounts, bills),
});

/** `lines.1.amountPaise` -> `amounts.<id>`: where on the form a problem of a bill belongs. */
function fieldOnForm(field: string, lines: readonly RunLine[]): string {
  const index = /^lines[.[](\d+)/.exec(field)?.[1];
  const line = index === undefined ? undefined : lines[Number(index)];
  return line ? `amounts.${line.invoiceId}` : field;
}

const isRunForm = (value: unknown): value is RunForm =>
  typeof value === 'object' && value !== null && 'amounts' in value && 'payOn' in value;

/** The contract's schema over the bills that are shown, each problem at the field of its bill. */
export const runFormSchema = (billsShown: () => readonly DueBill[]): FormSchema<RunForm> => ({
  describe: () => addRunInput.describe(),
  async validate(value) {
    if (!isRunForm(value)) throw new TypeError('The form holds amounts.');
    const input = inputOf(value, billsShown());
    const problems = await invalidFields(addRunInput, input);
    if (problems.length === 0) return value;
    throw new ValidationError(
      problems.map((problem) => errorOfField({ ...problem, field: fieldOnForm(problem.field, input.lines) })),
    );
  },
});

/** A refusal is told at the fields of its bills. */
export async function toldAtBills<Answer>(lines: readonly RunLine[], send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (refusal) {
    const problem = problemOf(refusal);
    if (!problem) throw refusal;
    const errors = problem.errors?.map((error) => ({ ...error, field: fieldOnForm(error.field, lines) }));
    throw { ...problem, ...(errors && { errors }) };
  }
}

/** Bills are looked for a week ahead: who pays once a week misses none. */
const weekAhead = 7;

/** What the form starts with: what stands in the run, or nothing yet. */
export function runStart(run: Run | null, bankId: string | undefined): Partial<RunForm> {
  const today = systemClock.today();
  if (!run) return { payOn: today, until: addDays(today, weekAhead), amounts: {}, ...(bankId && { bankId }) };
  const { title, bank, payOn, lines } = run;
  const until = lines.reduce((last, { payBy }) => (payBy > last ? payBy : last), payOn);
  const amounts = Object.fromEntries(lines.map(({ invoiceId, amountPaise }) => [invoiceId, amountPaise]));
  return { title, bankId: bank.id, payOn, until, amounts };
}
