import type { PurchaseInvoice, PurchaseInvoiceLine } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import type { Taxability } from '@freightdesk/tax-contract';
import { purchaseRows } from './purchase-rows';
import { toRow } from './purchase-shape';

/** Whether it is overdue is a filter of the list; one document's due date tells it. */
const anyDay = '0001-01-01';

/** A bill with its lines and its vendor as they stand on it. */
export async function findPurchaseInvoice(db: Db, id: string): Promise<PurchaseInvoice | undefined> {
  const row = await purchaseRows(db, anyDay)
    .select((eb) => [
      eb.ref('vendor').$castTo<PurchaseInvoice['vendor']>().as('vendor'),
      eb.ref('statedTax').$castTo<PurchaseInvoice['statedTax']>().as('statedTax'),
      eb.ref('reverseChargeTax').$castTo<PurchaseInvoice['reverseChargeTax']>().as('reverseChargeTax'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { vendor, statedTax, reverseChargeTax, ...scalars } = row;
  return { ...toRow(scalars), vendor, lines: await linesOf(db, id), statedTax, reverseChargeTax };
}

async function linesOf(db: Db, invoiceId: string): Promise<PurchaseInvoiceLine[]> {
  const rows = await db
    .selectFrom('purchaseInvoiceLine')
    .select((eb) => [
      'description',
      'sac',
      'quantity',
      'rate',
      'gstRate',
      eb.ref('taxability').$castTo<Taxability>().as('taxability'),
      'accountCode',
      'jobId',
      'jobNumber',
      'taxableMinor',
      'taxablePaise',
      'cgstPaise',
      'sgstPaise',
      'igstPaise',
    ])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, docketId: null }));
}
