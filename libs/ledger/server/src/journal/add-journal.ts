import {
  type Journal,
  type JournalInput,
  type JournalProblem,
  journalProblems,
  journalRefusals,
  journalTotals,
  journalVoucher,
} from '@freightdesk/ledger-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { postVoucher } from '../voucher/post-voucher';
import { findJournalOrRefuse } from './find-journal';
import { accountsOf, insertJournal, knownIds } from './journal.repository';
import { postMirror } from './post-mirror';

/** Posts a journal, and its mirror with it where the day that it was meant for has come. */
export async function addJournal(input: JournalInput, context: WriteContext, ports: LedgerPorts): Promise<Journal> {
  const { tx, clock, actor } = context;
  refuseProblems(await problemsOf(input, context, ports));

  const { date, narration, lines, reverseOn } = input;
  const number = await ports.takeJournalNumber(context, date);
  const id = newId();
  const stamps = writtenBy({ clock, actor });
  const totalPaise = journalTotals(lines).debitPaise;
  const reversal = reverseOn === undefined ? {} : { reverseOn };
  await together(
    postVoucher(context, {
      id,
      ...{ type: 'JOURNAL', date, narration, lines: journalVoucher(lines) },
      document: { type: 'journal', id, number },
    }),
    insertJournal(tx, { id, number, date, narration, totalPaise, ...reversal, ...stamps }),
  );
  if (reverseOn !== undefined && reverseOn <= clock.today()) {
    await postMirror({ id, number }, { date: reverseOn, reason: 'As it was meant when it was posted' }, context);
  }
  const added = await findJournalOrRefuse(tx, id);
  await context.audit({ record: 'voucher', recordId: id, action: 'add', after: added });
  return added;
}

const given = (ids: readonly (string | undefined)[]): string[] => [...new Set(ids.filter((id) => id !== undefined))];

async function problemsOf(input: JournalInput, { tx }: WriteContext, ports: LedgerPorts): Promise<JournalProblem[]> {
  const { lines } = input;
  const codes = given(lines.map(({ accountCode }) => accountCode));
  const ids = {
    parties: given(lines.map(({ partyId }) => partyId)),
    jobs: given(lines.map(({ jobId }) => jobId)),
    branches: given(lines.map(({ branchId }) => branchId)),
  };
  const [accounts, foreign, known] = await together(
    accountsOf(tx, codes),
    ports.foreignBankCodes(tx),
    Object.values(ids).flat().length === 0 ? new Set<string>() : knownIds(tx, ids),
  );
  const byCode = new Map(
    accounts.map((account) => [account.code, { ...account, isForeign: foreign.includes(account.code) }]),
  );
  return [...journalProblems(input, byCode), ...lines.flatMap((line, index) => unknownIn(line, index, known))];
}

const unknownCodes = { partyId: 'unknown_party', jobId: 'unknown_job', branchId: 'unknown_branch' } as const;

function unknownIn(line: JournalInput['lines'][number], index: number, known: ReadonlySet<string>): JournalProblem[] {
  return (['partyId', 'jobId', 'branchId'] as const).flatMap((member): JournalProblem[] => {
    const id = line[member];
    if (id === undefined || known.has(id)) return [];
    const code = unknownCodes[member];
    return [{ field: `lines.${index}.${member}`, code, message: journalRefusals[code].message }];
  });
}

/** Every problem at its field; the first one gives the code and the sentence. */
function refuseProblems(problems: readonly JournalProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const { code, message, values } = first;
  refuse(journalRefusals[code], { message, values, errors: [...problems] });
}
