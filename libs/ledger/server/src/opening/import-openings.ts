import {
  type JournalLine,
  journalTotals,
  journalVoucher,
  type openingImport,
  openingProblems,
} from '@freightdesk/ledger-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import type { ImportCells, ImportError } from '@freightdesk/shared-endpoint';
import {
  importError,
  refuseFutureDates,
  type TableRow,
  type WriteContext,
  type WriteRows,
  writtenBy,
} from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { findJournalOrRefuse } from '../journal/find-journal';
import { accountsOf, insertJournal } from '../journal/journal.repository';
import { postVoucher } from '../voucher/post-voucher';

type Definition = (typeof openingImport)['definition'];
type Row = TableRow<ImportCells<Definition>>;

interface NamedLine {
  line: JournalLine;
  /** The party that is named and not found, or is not one alone. */
  error: ImportError | null;
}

/** The rows as lines of one voucher, each party found by its name or GSTIN. */
async function linesOf(rows: readonly Row[], tx: Tx, { partiesCalled }: LedgerPorts): Promise<NamedLine[]> {
  const called = new Map<string, readonly string[]>(
    (
      await partiesCalled(
        tx,
        rows.flatMap(({ value }) => value.party ?? []),
      )
    ).map(({ called: name, ids }) => [name, ids]),
  );
  return rows.map(({ row, value: { accountCode = '', party, debitPaise, creditPaise } }) => {
    const ids = party === undefined ? [] : (called.get(party) ?? []);
    const [partyId] = ids;
    const isKnown = party === undefined || ids.length === 1;
    const message =
      ids.length === 0 ? 'There is no party of this name or GSTIN.' : 'Several parties are called so: give the GSTIN.';
    return {
      line: { accountCode, debitPaise, creditPaise, ...(partyId !== undefined && { partyId }) },
      error: isKnown ? null : importError({ row, column: 'party', code: 'unknown_party' }, { message }),
    };
  });
}

async function problemsOf(
  rows: readonly Row[],
  lines: readonly JournalLine[],
  tx: Tx,
  ports: LedgerPorts,
): Promise<ImportError[]> {
  const accounts = await accountsOf(tx, [...new Set(lines.map(({ accountCode }) => accountCode))]);
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  const opened = await ports.openedByDocument(
    tx,
    lines.flatMap(({ partyId }) => partyId ?? []),
  );
  return openingProblems(lines, byCode, opened).map(({ index, field, code, message, values }) =>
    importError(
      { row: index === null ? null : (rows[index]?.row ?? null), column: field, code },
      { message, ...(values && { values }) },
    ),
  );
}

/** One voucher of all rows, which stands among the journals and is taken back as one. */
async function post(
  lines: readonly JournalLine[],
  date: string,
  context: WriteContext,
  ports: LedgerPorts,
): Promise<void> {
  const { tx, clock, actor } = context;
  const id = newId();
  const number = await ports.takeJournalNumber(context, date);
  const narration = 'Opening balances';
  const stamps = writtenBy({ clock, actor });
  await together(
    postVoucher(context, {
      ...{ id, type: 'OPENING', date, narration, lines: journalVoucher(lines) },
      document: { type: 'journal', id, number },
    }),
    insertJournal(tx, { id, number, date, narration, totalPaise: journalTotals(lines).debitPaise, ...stamps }),
  );
  await context.audit({ record: 'voucher', recordId: id, action: 'add', after: await findJournalOrRefuse(tx, id) });
}

/** What accounts held on the day before the first of ours; each row a line, all of them one voucher that balances. */
export const importOpenings =
  (ports: LedgerPorts): WriteRows<Definition> =>
  async (rows, context, { date = fiscalYearOf(context.clock.today()).from }) => {
    refuseFutureDates(context.clock, { date });
    const named = await linesOf(rows, context.tx, ports);
    const lines = named.map(({ line }) => line);
    const unknown = named.flatMap(({ error }) => error ?? []);
    // Who is not found is told once, and not again as a party that is needed.
    const told = new Set(unknown.map(({ row }) => row));
    const problems = (await problemsOf(rows, lines, context.tx, ports)).filter(
      ({ row }) => row === null || !told.has(row),
    );
    if (unknown.length + problems.length > 0) return [...unknown, ...problems];
    await post(lines, date, context, ports);
    return [];
  };
