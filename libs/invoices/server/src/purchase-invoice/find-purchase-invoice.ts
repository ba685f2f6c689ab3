import type { PurchaseInvoice, PurchaseInvoiceLine } from '@freightdesk/invoices-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import type { Taxability } from '@freightdesk/tax-contract';
import { againstOf, correctionsOf } from '../document/corrections.repository';
import { settledBy } from '../document/settled-by';
import { purchaseRows } from './purchase-rows';
import { remittanceOf } from './remittance.repository';
import { purchaseShape } from './purchase-shape';

/** Whether it is overdue is a filter of the list; one document's due date tells it. */
const anyDay = '0001-01-01';

/** A bill with its lines and its vendor as they stand on it. */
export async function purchaseInvoiceOrRefuse(db: Db, id: string): Promise<PurchaseInvoice> {
  const invoice = purchaseRows(db, anyDay)
    .select((eb) => [
      eb.ref('vendor').$castTo<PurchaseInvoice['vendor']>().as('vendor'),
      eb.ref('statedTax').$castTo<PurchaseInvoice['statedTax']>().as('statedTax'),
      eb.ref('reverseChargeTax').$castTo<PurchaseInvoice['reverseChargeTax']>().as('reverseChargeTax'),
      settledBy('purchase_invoice').as('settledBy'),
      remittanceOf.as('remittance'),
      againstOf<PurchaseInvoice['against']>('purchase_invoice').as('against'),
      correctionsOf<PurchaseInvoice['correctedBy']>('purchase_invoice').as('correctedBy'),
    ])
    .where('id', '=', id);
  const [row, lines] = await together(invoice.executeTakeFirst(), linesOf(db, id));
  if (!row) refuse(commonProblems.not_found, { message: 'This bill does not exist, or no longer does.' });
  const { vendor, statedTax, reverseChargeTax, settledBy: settled, against, correctedBy, remittance, ...scalars } = row;
  return {
    ...purchaseShape.of(scalars),
    vendor,
    lines,
    statedTax,
    reverseChargeTax,
    settledBy: settled,
    remittance,
    against,
    correctedBy,
  };
}

function linesOf(db: Db, invoiceId: string): Promise<PurchaseInvoiceLine[]> {
  return db
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
      'chargeHeadId',
      'docketId',
      'docketNumber',
      'chargeId',
      'taxableMinor',
      'taxablePaise',
      'cgstPaise',
      'sgstPaise',
      'igstPaise',
      'againstPosition as againstLine',
      'accruedPaise',
      'quotedPaise',
      'jobClosed',
    ])
    .where('invoiceId', '=', invoiceId)
    .orderBy('position')
    .execute();
}
