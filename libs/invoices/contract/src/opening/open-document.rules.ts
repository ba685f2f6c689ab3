import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { amountsFit, exchangeRateProblem, problem } from '../document/amount.rules';

/** A document of the books of before, of which only what is outstanding is known here. */
export interface BroughtForward {
  date: string;
  dueDate?: string | undefined;
  outstanding: string;
  currency: CurrencyCode;
  exchangeRate?: string | null | undefined;
}

/** The one line that it is written with: neither taxed nor a supply of ours, for the books of before have taxed it. */
export const openLine = ({ outstanding: rate }: Pick<BroughtForward, 'outstanding'>) =>
  ({
    description: 'Brought forward from the books of before',
    ...{ sac: '', quantity: '1', rate, gstRate: '0' },
    taxability: 'NON_GST',
  }) as const;

export function openDocumentProblems(document: Partial<BroughtForward>): FieldProblem[] {
  const { currency, exchangeRate = null, date, dueDate, outstanding } = document;
  const fits = !currency || !outstanding || amountsFit({ currency, exchangeRate, lines: [openLine({ outstanding })] });
  const isDueBefore = dueDate !== undefined && date !== undefined && dueDate < date;
  return [
    fits ? null : problem('outstanding', 'too_large', 'That amount is too large.'),
    exchangeRateProblem({ currency, exchangeRate }),
    isDueBefore ? problem('dueDate', 'before_document', 'A document is not due before its date.') : null,
  ].filter((found) => found !== null);
}
