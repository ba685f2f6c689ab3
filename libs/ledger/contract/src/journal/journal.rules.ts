import { formatPaise, sum } from '@freightdesk/shared-money';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { accountCode, type ControlKind } from '../account/account.rules';
import type { PostingLine } from '../voucher/voucher.rules';

export type JournalProblemCode =
  | 'unbalanced'
  | 'unknown_account'
  | 'archived_account'
  | 'party_needed'
  | 'tax_of_documents'
  | 'foreign_account'
  | 'unknown_party'
  | 'unknown_job'
  | 'unknown_branch';

export interface JournalProblem extends FieldProblem {
  code: JournalProblemCode;
}

/** One line as it is typed: an amount on one side. */
export interface JournalLine {
  accountCode: string;
  partyId?: string | undefined;
  jobId?: string | undefined;
  branchId?: string | undefined;
  debitPaise?: number | undefined;
  creditPaise?: number | undefined;
}

/** What a journal needs to know of an account that it touches. */
export interface JournalAccount {
  code: string;
  name: string;
  control: ControlKind | null;
  active: boolean;
  /** That of a bank in another currency. */
  isForeign?: boolean;
}

/** What the lines come to, side by side; what was not typed yet is nothing. */
export function journalTotals(lines: readonly { debitPaise?: number | undefined; creditPaise?: number | undefined }[]) {
  const total = (side: 'debitPaise' | 'creditPaise') => sum(lines.map((line) => line[side] ?? 0));
  const [debitPaise, creditPaise] = [total('debitPaise'), total('creditPaise')];
  return { debitPaise, creditPaise, differencePaise: debitPaise - creditPaise };
}

/** The account under which the tax of a month is settled with the government. */
const settlesGst = accountCode.gstPayable;

/**
 * Accounts whose postings each belong to a document, since the reports of GST and TDS add up the documents and are held against
 * the ledger: 13xx and 22xx are heads of GST, 23xx and 1400 those of TDS.
 */
function taxOf(code: string): 'GST' | 'TDS' | null {
  if (code === settlesGst) return null;
  if (/^(13|22)/.test(code)) return 'GST';
  return code === accountCode.tdsReceivable || code.startsWith('23') ? 'TDS' : null;
}

/** The heads of a month are set off against each other, and what is left of them is put under GST payable: then nothing was supplied. */
const settlesTax = (lines: readonly JournalLine[]): boolean => lines.some((line) => line.accountCode === settlesGst);

function accountProblem(
  line: JournalLine,
  account: JournalAccount | undefined,
  isSettling: boolean,
): Omit<JournalProblem, 'field'> | null {
  if (!account) return { code: 'unknown_account', message: 'This account does not exist, or no longer does.' };
  const values = { account: `${account.code} ${account.name}` };
  const tax = taxOf(account.code);
  if (!account.active) return { code: 'archived_account', message: '{{account}} is archived.', values };
  if (account.isForeign) {
    return { code: 'foreign_account', message: '{{account}} is in another currency: a journal is in rupees.', values };
  }
  if (tax === 'GST' && !isSettling) {
    const message =
      '{{account}} moves with invoices, bills and expenses. Only a journal that touches 2290 GST payable may settle it.';
    return { code: 'tax_of_documents', message, values };
  }
  if (tax === 'TDS') {
    const message = '{{account}} moves with the documents that withhold it, and with the expense that pays it.';
    return { code: 'tax_of_documents', message, values };
  }
  return null;
}

const namesParty = ({ control }: JournalAccount): boolean => control === 'CUSTOMER' || control === 'VENDOR';

/** Everything that stands in a journal's way, each at its field. */
export function journalProblems(
  { lines }: { lines: readonly JournalLine[] },
  accounts: ReadonlyMap<string, JournalAccount>,
): JournalProblem[] {
  const isSettling = settlesTax(lines);
  const ofLines = lines.flatMap((line, index): JournalProblem[] => {
    const account = accounts.get(line.accountCode);
    const problem = accountProblem(line, account, isSettling);
    if (problem) return [{ field: `lines.${index}.accountCode`, ...problem }];
    if (!account || !namesParty(account) || line.partyId !== undefined) return [];
    const message = 'A posting to {{account}} names its party.';
    const values = { account: `${account.code} ${account.name}` };
    return [{ field: `lines.${index}.partyId`, code: 'party_needed', message, values }];
  });
  return [...ofLines, ...balanceProblems({ lines })];
}

/** Debit and credit are equal, or it is said by how much they are not. */
export function balanceProblems({ lines }: { lines: readonly JournalLine[] }): JournalProblem[] {
  const { differencePaise } = journalTotals(lines);
  if (differencePaise === 0) return [];
  const message =
    differencePaise > 0 ? 'Debit is {{amount}} more than credit.' : 'Credit is {{amount}} more than debit.';
  return [{ field: 'lines', code: 'unbalanced', message, values: { amount: formatPaise(Math.abs(differencePaise)) } }];
}

/** What a journal posts. */
export const journalVoucher = (lines: readonly JournalLine[]): PostingLine[] =>
  lines.map(({ accountCode: code, partyId, jobId, branchId, debitPaise = 0, creditPaise = 0 }) => ({
    ...{ accountCode: code, debitPaise, creditPaise },
    ...(partyId !== undefined && { partyId }),
    ...(jobId !== undefined && { jobId }),
    ...(branchId !== undefined && { branchId }),
  }));
