import type { RunLine } from '@freightdesk/payments-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface PartyLine extends RunLine {
  partyId: string;
}

/** All bills of a run anew, in one statement however many there are. */
export async function replaceRunLines(tx: Tx, runId: string, lines: readonly PartyLine[]): Promise<void> {
  await tx.deleteFrom('paymentRunLine').where('runId', '=', runId).execute();
  const rows = lines.map(({ invoiceId, partyId, amountPaise }, position) => ({
    ...{ runId, purchaseInvoiceId: invoiceId, partyId, position, amountPaise },
  }));
  await tx.insertInto('paymentRunLine').values(rows).execute();
}

/** A bill is paid less, or no longer in this run. */
export async function fitLine(
  tx: Tx,
  { runId, invoiceId, amountPaise }: { runId: string; invoiceId: string; amountPaise: number },
): Promise<void> {
  if (amountPaise === 0) {
    await tx
      .deleteFrom('paymentRunLine')
      .where('runId', '=', runId)
      .where('purchaseInvoiceId', '=', invoiceId)
      .execute();
    return;
  }
  await tx
    .updateTable('paymentRunLine')
    .set({ amountPaise })
    .where('runId', '=', runId)
    .where('purchaseInvoiceId', '=', invoiceId)
    .execute();
}

/** The bills are free for another run. */
export async function freeRunLines(tx: Tx, runId: string): Promise<void> {
  await tx.updateTable('paymentRunLine').set({ isOpen: false }).where('runId', '=', runId).execute();
}

/** What the bank did not pay is no longer of the run. */
export async function dropUnpaid(tx: Tx, runId: string): Promise<void> {
  await tx.deleteFrom('paymentRunLine').where('runId', '=', runId).where('paymentId', 'is', null).execute();
}

/** The payment of each vendor stands beside its bills, which are free. */
export async function keepPayments(tx: Tx, runId: string, payments: ReadonlyMap<string, string>): Promise<void> {
  await sql`
    update payment_run_line line set is_open = false, payment_id = paid.payment_id
    from unnest(${[...payments.keys()]}::uuid[], ${[...payments.values()]}::uuid[]) as paid (party_id, payment_id)
    where line.run_id = ${runId} and line.party_id = paid.party_id and line.payment_id is null`.execute(tx);
}
