import { balanceProblems, type JournalAccount, type JournalLine, type JournalProblem } from '../journal/journal.rules';

/** What an opening is refused for, beside what a journal is. */
export type OpeningProblemCode = JournalProblem['code'] | 'bank_opens_itself' | 'opened_by_document' | 'one_side';

/** A party whose documents of before were brought in one by one, on the account that they post to. */
export interface OpenedParty {
  partyId: string;
  control: 'CUSTOMER' | 'VENDOR';
}

export interface OpeningProblem {
  /** Which of the lines; null of all of them. */
  index: number | null;
  field: 'accountCode' | 'party' | 'debitPaise' | null;
  code: OpeningProblemCode;
  message: string;
  values?: Readonly<Record<string, string>>;
}

type Told = Omit<OpeningProblem, 'index'>;

function lineProblem(
  line: JournalLine,
  account: JournalAccount | undefined,
  opened: readonly OpenedParty[],
): Told | null {
  if (!account) {
    const message = 'This account does not exist, or no longer does.';
    return { field: 'accountCode', code: 'unknown_account', message };
  }
  const values = { account: `${account.code} ${account.name}` };
  if (!account.active)
    return { field: 'accountCode', code: 'archived_account', message: '{{account}} is archived.', values };
  if (account.control === 'BANK') {
    const message = '{{account}} opens with its bank: enter the balance there.';
    return { field: 'accountCode', code: 'bank_opens_itself', message, values };
  }
  if (account.control !== null && line.partyId === undefined) {
    return { field: 'party', code: 'party_needed', message: 'A posting to {{account}} names its party.', values };
  }
  if (opened.some(({ partyId, control }) => partyId === line.partyId && control === account.control)) {
    const message = 'Open documents of this party are brought in already: it would owe them twice.';
    return { field: 'party', code: 'opened_by_document', message };
  }
  // An amount of nothing, or below it, is on no side.
  const sides = [line.debitPaise ?? 0, line.creditPaise ?? 0];
  if (sides.filter((paise) => paise > 0).length === 1 && sides.every((paise) => paise >= 0)) return null;
  return { field: 'debitPaise', code: 'one_side', message: 'Enter an amount, as debit or as credit.' };
}

/**
 * Everything that stands in the way of opening balances. Tax of before is no document of ours and is taken; the reports of tax leave
 * openings out.
 */
export function openingProblems(
  lines: readonly JournalLine[],
  accounts: ReadonlyMap<string, JournalAccount>,
  opened: readonly OpenedParty[] = [],
): OpeningProblem[] {
  const ofLines = lines.flatMap((line, index): OpeningProblem[] => {
    const problem = lineProblem(line, accounts.get(line.accountCode), opened);
    return problem ? [{ index, ...problem }] : [];
  });
  if (ofLines.length > 0) return ofLines;
  return balanceProblems({ lines }).map(({ code, message, values }) => ({
    ...{ index: null, field: null, code, message },
    ...(values && { values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }),
  }));
}
