import { createHash } from 'node:crypto';
import {
  broughtForward,
  type ImportStatementInput,
  openingDay,
  type ReadStatement,
  type Statement,
  wordsOf,
} from '@freightdesk/reconciliation-contract';
import { newId } from '@freightdesk/shared-database';
import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { holdBank, type ReconciledBank } from '../bank.repository';
import { insertMatch } from '../match/match.repository';
import { entriesBefore } from '../match/open-items.repository';
import { booksBalance } from '../report/reconciliation.repository';
import { daysOf, fingerprinted, freshLines, type Telling } from './fresh-lines';
import { linesOrRefuse, readUpload } from './read-upload';
import {
  findStatementOfFile,
  heldAround,
  insertLines,
  insertStatement,
  knownLines,
  type NewLine,
} from './statement.repository';

/** Adds the lines of a file that were not imported before; the same file, and the same line, twice adds nothing. */
export async function importStatement(input: ImportStatementInput, context: WriteContext): Promise<Statement> {
  const { tx, clock } = context;
  const upload = await readUpload(input, { db: tx, today: clock.today() });
  const { bank } = upload;
  const { mapping, statement } = linesOrRefuse(upload);
  await holdBank(context, bank.id, mapping);

  const fileSha256 = await hashOf(input);
  const known = await findStatementOfFile(tx, bank.id, fileSha256);
  if (known) {
    const counts = { addedCount: 0, knownCount: statement.lines.length };
    return { ...known, ...counts, createdAt: known.createdAt.toISOString(), mapping, isKnownFile: true };
  }
  const lines = fingerprinted(statement.lines);
  const before = await knownLines(tx, bank.id, [...new Set(lines.map(({ fingerprint }) => fingerprint))]);
  const held = await heldAround(tx, bank.id, daysOf(statement));
  const fresh = freshLines(bank, { statement, lines, before, held });

  const id = newId();
  const added = {
    ...factsOf(statement),
    id,
    bankId: bank.id,
    addedCount: fresh.length,
    knownCount: lines.length - fresh.length,
  };
  await insertStatement(tx, {
    ...added,
    fileName: input.file.name,
    fileSha256,
    ...writtenBy(context),
  });
  const rows = fresh.map((line) => lineOf(line, { id, bankId: bank.id }));
  if (held.firstDate === null) await open(bank, { statement, statementId: id }, context);
  await insertLines(tx, rows);
  await context.audit({
    record: 'bank statement',
    recordId: id,
    action: 'import',
    after: { ...added, bank: bank.name },
  });
  return { ...added, fileName: input.file.name, createdAt: clock.now().toISOString(), mapping, isKnownFile: false };
}

const hashOf = async ({ file }: ImportStatementInput): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');

const factsOf = (statement: ReadStatement) => {
  const { first, last } = daysOf(statement);
  const { openingMinor, closingMinor } = statement;
  return { firstDate: first, lastDate: last, openingMinor, closingMinor };
};

const lineOf = ({ rowNo, ...line }: Telling, statement: { id: string; bankId: string }): NewLine => ({
  ...line,
  id: newId(),
  bankId: statement.bankId,
  statementId: statement.id,
  lineNo: rowNo,
  kind: 'MOVEMENT',
  words: wordsOf(line.narration),
});

/**
 * The balance that the first statement begins with is a line of its own, so that what the bank holds at a day is the sum of its lines.
 * Where the books held the same, both sides are one, and nothing of before is left to match.
 */
async function open(
  bank: ReconciledBank,
  { statement, statementId }: { statement: ReadStatement; statementId: string },
  context: WriteContext,
): Promise<void> {
  const { tx } = context;
  const date = openingDay(statement);
  const amountMinor = statement.openingMinor ?? (await booksBalance(tx, bank.accountId, date));
  if (amountMinor === 0) return;
  const id = newId();
  const words = {
    narration: 'Balance brought forward',
    reference: null,
    words: '',
    fingerprint: 'opening',
    occurrence: 1,
  };
  await insertLines(tx, [
    {
      ...words,
      id,
      bankId: bank.id,
      statementId,
      lineNo: 0,
      kind: 'OPENING',
      date,
      amountMinor,
      balanceMinor: amountMinor,
    },
  ]);
  const entries = await entriesBefore(tx, bank, date);
  if (broughtForward(amountMinor, entries)?.except.length !== 0 || entries.length === 0) return;
  await insertMatch(context, {
    id: newId(),
    bankId: bank.id,
    lineIds: [id],
    entryIds: entries.map((entry) => entry.id),
  });
}
