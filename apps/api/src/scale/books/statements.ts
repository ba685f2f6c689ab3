import type { PayingBank } from '@freightdesk/payments-contract';
import { wordsOf } from '@freightdesk/reconciliation-contract';
import { fingerprinted } from '@freightdesk/reconciliation-server';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { ClientBase } from 'pg';
import type { Books } from './books';

interface Entry {
  id: string;
  date: BusinessDate;
  narration: string;
  minor: string;
}

const lastDays = 10;

const entriesOf = async (owner: ClientBase, bankId: string, until: BusinessDate): Promise<Entry[]> => {
  const { rows } = await owner.query<Entry>(
    `select p.id, p.date::text as date, v.narration, p.currency_minor::text as minor
    from posting p join bank on bank.account_id = p.account_id join voucher v on v.id = p.voucher_id
    where bank.id = $1 and p.date <= $2 order by p.date, p.id`,
    [bankId, until],
  );
  return rows;
};

/**
 * What a bank has said of all that its books hold, matched one by one; the lines of the last days wait for somebody. Its entries
 * must be in the store: only there they have ids that are known.
 */
export async function bringStatements(books: Books, owner: ClientBase, bank: PayingBank): Promise<void> {
  const { author, calendar, sheets } = books;
  const [opening, ...entries] = await entriesOf(owner, bank.id, calendar.lastDay);
  const last = entries.at(-1);
  if (!opening || !last) return;
  const at = books.at(last.date);
  const stamps = { createdAt: at, createdBy: author.id };
  const matchedUntil = addDays(calendar.lastDay, -lastDays);
  const told = fingerprinted(
    entries.map(({ date, narration, minor }, index) => ({
      ...{ date, narration: narration.replace(/^Received from /, 'NEFT CR-').toUpperCase(), reference: null },
      ...{ amountMinor: Number(minor), balanceMinor: null, rowNo: index + 1 },
    })),
  );
  const statementId = newId();
  const match = (lineId: string, { id: postingId }: Entry) => {
    const matchId = newId();
    sheets.add('bankMatch', { id: matchId, bankId: bank.id, ...stamps });
    sheets.add('bankMatchPart', { id: newId(), matchId, lineId, postingId: null });
    sheets.add('bankMatchPart', { id: newId(), matchId, lineId: null, postingId });
  };
  const keep = (
    line: { date: BusinessDate; narration: string; amountMinor: number; fingerprint: string },
    more: object,
  ) => {
    const id = newId();
    const empty = { reference: null, balanceMinor: null, occurrence: 1, lineNo: 0, kind: 'MOVEMENT' };
    const said = { date: line.date, narration: line.narration, amountMinor: line.amountMinor };
    const known = { words: wordsOf(line.narration), fingerprint: line.fingerprint };
    sheets.add('bankStatementLine', { ...empty, ...said, ...known, ...more, id, bankId: bank.id, statementId });
    return id;
  };
  const before = { date: opening.date, narration: 'Balance brought forward', amountMinor: Number(opening.minor) };
  match(keep({ ...before, fingerprint: 'opening' }, { kind: 'OPENING', words: '' }), opening);
  let closingMinor = before.amountMinor;
  told.forEach((line, index) => {
    closingMinor += line.amountMinor;
    const id = keep(line, { occurrence: line.occurrence, lineNo: line.rowNo });
    const entry = entries[index];
    if (entry && entry.date <= matchedUntil) match(id, entry);
  });
  const days = { firstDate: opening.date, lastDate: last.date, openingMinor: before.amountMinor, closingMinor };
  const file = { fileName: 'years.csv', fileSha256: statementId, addedCount: told.length, knownCount: 0 };
  sheets.add('bankStatement', { ...days, ...file, ...stamps, id: statementId, bankId: bank.id });
}
