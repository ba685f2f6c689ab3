import type { DocketInvoice, EwayBillExtension } from '@freightdesk/domestic-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

/** The invoices that travel with a docket, in the order in which they were entered. */
export async function invoicesOf(db: Db, docketId: string): Promise<DocketInvoice[]> {
  const rows = await db
    .selectFrom('docketInvoice')
    .select((eb) => [
      'number',
      'date',
      'valuePaise',
      'ewayBillNumber',
      'ewayBillAt',
      'distanceKm',
      'overDimensional',
      eb.ref('extensions').$castTo<EwayBillExtension[]>().as('extensions'),
      'validUntil',
    ])
    .where('docketId', '=', docketId)
    .orderBy('position')
    .execute();
  return rows.map(({ ewayBillAt, validUntil, ...invoice }) => ({
    ...invoice,
    ewayBillAt: ewayBillAt?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  }));
}

/** They are written anew: they are a list that the person sees whole. */
export async function replaceInvoices(tx: Tx, docketId: string, invoices: readonly DocketInvoice[]): Promise<void> {
  await tx.deleteFrom('docketInvoice').where('docketId', '=', docketId).execute();
  if (invoices.length === 0) return;
  const rows = invoices.map(({ extensions, ...invoice }, position) => ({
    ...invoice,
    docketId,
    position,
    extensions: JSON.stringify(extensions),
  }));
  await tx.insertInto('docketInvoice').values(rows).execute();
}
