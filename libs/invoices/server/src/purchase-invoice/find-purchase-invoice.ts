import type { PurchaseInvoice, PurchaseInvoiceLine } from '@freightdesk/invoices-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import type { Taxability } from '@freightdesk/tax-contract';
import { againstOf, correctionsOf } from '../document/corrections.repository';
import { lineColumns } from '../document/line-columns';
import { settledBy } from '../document/settled-by';
import { purchaseRows, type SelectedPurchase } from './purchase-rows';
import { remittanceOf } from './remittance.repository';
import { purchaseShape } from './purchase-shape';

/** Whether it is overdue is a filter of the list; one document's due date tells it. */
const anyDay = '0001-01-01';

/** Bills with their lines and their vendors as they stand on them, in the order of the ids; one that is not there is left out. */
export async function purchaseInvoicesOf(db: Db, ids: readonly string[]): Promise<PurchaseInvoice[]> {
  const bills = purchaseRows(db, anyDay)
    .select((eb) => [
      eb.ref('vendor').$castTo<PurchaseInvoice['vendor']>().as('vendor'),
      eb.ref('statedTax').$castTo<PurchaseInvoice['statedTax']>().as('statedTax'),
      eb.ref('reverseChargeTax').$castTo<PurchaseInvoice['reverseChargeTax']>().as('reverseChargeTax'),
      settledBy('purchase_invoice').as('settledBy'),
      remittanceOf.as('remittance'),
      againstOf<PurchaseInvoice['against']>('purchase_invoice').as('against'),
      correctionsOf<PurchaseInvoice['correctedBy']>('purchase_invoice').as('correctedBy'),
    ])
    .where('id', 'in', ids);
  const [rows, lines] = await together(bills.execute(), linesOf(db, ids));
  const found = new Map(rows.map((row) => [row.id, shownOf(row, lines)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A bill with its lines and its vendor as they stand on it. */
export async function purchaseInvoiceOrRefuse(db: Db, id: string): Promise<PurchaseInvoice> {
  const [bill] = await purchaseInvoicesOf(db, [id]);
  return bill ?? refuse(commonProblems.not_found, { message: 'This bill does not exist, or no longer does.' });
}

type OfBill = 'vendor' | 'statedTax' | 'reverseChargeTax' | 'settledBy' | 'remittance' | 'against' | 'correctedBy';
type Row = SelectedPurchase & Pick<PurchaseInvoice, OfBill>;
type Line = PurchaseInvoiceLine & { invoiceId: string };

const shownOf = (row: Row, lines: readonly Line[]): PurchaseInvoice => {
  const { vendor, statedTax, reverseChargeTax, settledBy: settled, against, correctedBy, remittance, ...scalars } = row;
  return {
    ...purchaseShape.of(scalars),
    vendor,
    lines: lines.filter(({ invoiceId }) => invoiceId === row.id).map(({ invoiceId: _of, ...line }) => line),
    statedTax,
    reverseChargeTax,
    settledBy: settled,
    remittance,
    against,
    correctedBy,
  };
};

function linesOf(db: Db, invoiceIds: readonly string[]): Promise<Line[]> {
  return db
    .selectFrom('purchaseInvoiceLine')
    .select((eb) => [
      'invoiceId',
      'description',
      'sac',
      'quantity',
      'rate',
      'gstRate',
      eb.ref('taxability').$castTo<Taxability>().as('taxability'),
      'accountCode',
      ...lineColumns,
      'accruedPaise',
      'quotedPaise',
      'jobClosed',
    ])
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('position')
    .execute();
}
