import type { Reconciliation, ReconciliationQuery } from '@freightdesk/reconciliation-contract';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse } from '../bank.repository';
import { booksBalance, openSides, statementBalance } from './reconciliation.repository';

/**
 * From what the books hold to what the bank says it holds, at the end of any day: less what it had not seen, and with what the books
 * had not. What is left is named, and is nothing while every match comes to one amount.
 */
export async function readReconciliation(
  { bankId, at: asked }: ReconciliationQuery,
  { db, clock }: ReadContext,
): Promise<Reconciliation> {
  const at = asked ?? clock.today();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { id, name, currency, ...bank } = await findBankOrRefuse(tx, bankId);
      const of = { ...bank, id, name, currency };
      const booksMinor = await booksBalance(tx, bank.accountId, at);
      const entries = await openSides(tx, of, { at, of: 'entries' });
      const lines = await openSides(tx, of, { at, of: 'lines' });
      const { minor: statementMinor, to } = await statementBalance(tx, id, at);
      const inBooksAlone = entries.out.totalMinor + entries.in.totalMinor;
      const expectedMinor = booksMinor - inBooksAlone + lines.out.totalMinor + lines.in.totalMinor;
      return {
        ...{ bank: { id, name }, currency, at, booksMinor },
        ...{ unpresented: entries.out, uncredited: entries.in, debited: lines.out, credited: lines.in },
        ...{ expectedMinor, statementMinor, statementTo: to },
        differenceMinor: statementMinor === null ? 0 : statementMinor - expectedMinor,
      };
    });
}
