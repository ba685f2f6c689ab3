import { isPaidOnBehalf, type PrintedAlong, type SaleInvoice } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { chargesNamed } from '@freightdesk/tax-server';
import type { InvoicesPorts, ScanOfBill } from '../invoices-ports';

/** The bill of a vendor for what a line hands on, with its scans as they are stored. */
export interface VoucherOfLine extends Omit<PrintedAlong['vouchers'][number], 'scans'> {
  scans: readonly ScanOfBill[];
}

/** The vendors' bills of what was paid on the customer's behalf, as far as they came for a charge of its job, in the order of the lines. */
export async function vouchersOf(
  db: Db,
  { kind, lines }: SaleInvoice,
  { scansOfBills }: InvoicesPorts,
): Promise<VoucherOfLine[]> {
  const theirs = lines.flatMap((line, index) => (isPaidOnBehalf(kind, line) ? [{ ...line, line: index + 1 }] : []));
  const costs = await chargesNamed(
    db,
    theirs.flatMap(({ chargeId }) => chargeId ?? []),
    'buy',
  );
  const ids = costs.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return [];
  const bills = await db
    .selectFrom('purchaseInvoice')
    .select(['id', 'partyName', 'supplierNumber', 'supplierDate'])
    .where('id', 'in', ids)
    .execute();
  const scans = await scansOfBills(db, ids);
  return theirs.flatMap(({ line, chargeId, description }) => {
    const cost = costs.find(({ id }) => id === chargeId);
    const bill = bills.find(({ id }) => id === cost?.documentId);
    if (!bill) return [];
    const { id: billId, partyName: vendor, supplierNumber: number, supplierDate: date } = bill;
    const own = scans.filter(({ recordId }) => recordId === billId);
    return [{ line, charge: description, billId, vendor, number, date, scans: own }];
  });
}
