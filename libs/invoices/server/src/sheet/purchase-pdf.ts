import { purchaseSheet } from '@freightdesk/invoices-contract';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { readOurSide } from '../document/our-side';
import type { InvoicesPorts } from '../invoices-ports';
import { purchaseInvoiceOrRefuse } from '../purchase-invoice/find-purchase-invoice';

/** A bill or a note to its vendor as it is printed. */
export async function purchasePdf(
  { id }: IdInput,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const bill = await purchaseInvoiceOrRefuse(db, id);
  const { ours } = await readOurSide(db, bill.branchId, ports);
  return pdfFile([purchaseSheet(bill, ours)], { logo: await ports.readLogo(db, {}), at: clock.now() });
}
