import type { Payment, TaxedAdvance } from '@freightdesk/payments-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { taxOf } from '@freightdesk/tax-contract';
import { type Insertable, type Selectable, sql } from 'kysely';

export type AdvanceTaxRow = Selectable<Database['advanceTax']>;

export async function insertAdvanceTax(tx: Tx, rows: Insertable<Database['advanceTax']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('advanceTax').values(rows).execute();
}

const rowsOf = (db: Db | Tx) => db.selectFrom('advanceTax').selectAll().orderBy('createdAt').orderBy('id');

/** All that happened to the tax of a receipt, the first as it was received. */
export const advanceTaxRows = (db: Db | Tx, paymentId: string) =>
  rowsOf(db).where('paymentId', '=', paymentId).execute();

/** The same of the receipt that a refund is of. */
const advanceTaxAround = (db: Db, paymentId: string) =>
  rowsOf(db)
    .where(
      'paymentId',
      '=',
      sql<string>`coalesce((select refund_of_id from payment where id = ${paymentId}::uuid), ${paymentId}::uuid)`,
    )
    .execute();

/** The advance as it was received, under its receipt voucher. */
export const receivedOf = (rows: readonly AdvanceTaxRow[]) =>
  rows.find(({ kind, number }) => kind === 'RECEIVED' && number !== null);

/** What of an advance is neither used nor given back, with the tax within it. */
export function advanceLeft(rows: readonly AdvanceTaxRow[]): TaxedAdvance {
  const left = { advancePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  for (const row of rows) {
    const sign = row.kind === 'RECEIVED' ? 1 : -1;
    left.advancePaise += sign * row.advancePaise;
    left.cgstPaise += sign * row.cgstPaise;
    left.sgstPaise += sign * row.sgstPaise;
    left.igstPaise += sign * row.igstPaise;
  }
  return left;
}

/** What the paper of a row says: the row's own amounts, or those of what went back turned. */
function figuresOf(row: AdvanceTaxRow, sign: 1 | -1) {
  const { gstRate, placeOfSupply, supply } = row;
  return {
    ...{ gstRate, placeOfSupply },
    supply: supply === 'INTRA' ? ('INTRA' as const) : ('INTER' as const),
    advancePaise: sign * row.advancePaise,
    taxablePaise: sign * row.taxablePaise,
    cgstPaise: sign * row.cgstPaise,
    sgstPaise: sign * row.sgstPaise,
    igstPaise: sign * row.igstPaise,
  };
}

/** The tax of a receipt as it is answered, and of a refund what went back by it; null where there was none. */
export async function advanceTaxOf(db: Db, paymentId: string): Promise<Payment['advanceTax']> {
  const rows = await advanceTaxAround(db, paymentId);
  const received = receivedOf(rows);
  if (!received?.number) return null;
  const { number } = received;
  const back = rows.find((row) => row.refundId === paymentId && row.number !== null);
  if (back)
    return { ...figuresOf(back, -1), number, refundNumber: back.number, left: advanceLeft([]), leftTaxPaise: 0 };
  if (received.paymentId !== paymentId) return null;
  const left = advanceLeft(rows);
  const whole = rows.find((row) => row.kind === 'RECEIVED' && row.advancePaise < 0 && row.refundId === null);
  return {
    ...figuresOf(received, 1),
    number,
    refundNumber: whole?.number ?? null,
    left,
    leftTaxPaise: taxOf(left),
  };
}
