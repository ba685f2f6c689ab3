import type { Payment } from '@freightdesk/payments-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Insertable } from 'kysely';

export type AdvanceTaxRow = Database['advanceTax'];

export async function insertAdvanceTax(tx: Tx, rows: Insertable<AdvanceTaxRow>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('advanceTax').values(rows).execute();
}

/** All that happened to the tax of a receipt, the first as it was received. */
export const advanceTaxRows = (db: Db | Tx, paymentId: string) =>
  db
    .selectFrom('advanceTax')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The tax of a receipt as it is answered; null where it bore none. */
export async function advanceTaxOf(db: Db, paymentId: string): Promise<Payment['advanceTax']> {
  const rows = await advanceTaxRows(db, paymentId);
  const received = rows.find(({ kind, advancePaise }) => kind === 'RECEIVED' && advancePaise > 0);
  if (!received?.number) return null;
  const { number, gstRate, placeOfSupply, advancePaise, taxablePaise, cgstPaise, sgstPaise, igstPaise } = received;
  const left = rows.map((row) => (row.kind === 'RECEIVED' ? 1 : -1) * (row.cgstPaise + row.sgstPaise + row.igstPaise));
  return {
    ...{ number, gstRate, placeOfSupply, advancePaise, taxablePaise, cgstPaise, sgstPaise, igstPaise },
    supply: received.supply === 'INTRA' ? 'INTRA' : 'INTER',
    refundNumber: rows.find((row) => row.kind === 'RECEIVED' && row.advancePaise < 0)?.number ?? null,
    leftTaxPaise: left.reduce((sum, paise) => sum + paise, 0),
  };
}
