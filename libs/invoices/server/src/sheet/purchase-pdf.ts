import { paymentVoucherSheet, type PurchasePdfQuery, purchaseSheet } from '@freightdesk/invoices-contract';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { readOurSide } from '../document/our-side';
import type { InvoicesPorts } from '../invoices-ports';
import { purchaseInvoiceOrRefuse } from '../purchase-invoice/find-purchase-invoice';

/** A bill, a note or a payment voucher as it is printed; there is none of a payment that did not settle it, or that owes no voucher. */
export async function purchasePdf(
  { id, paymentId }: PurchasePdfQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer | undefined> {
  const bill = await purchaseInvoiceOrRefuse(db, id);
  const { ours } = await readOurSide(db, bill.branchId, ports);
  const look = { logo: await ports.readLogo(db, {}), at: clock.now() };
  if (paymentId === undefined) return pdfFile([purchaseSheet(bill, ours)], look);
  const settled = bill.settledBy.find(({ payment }) => payment?.id === paymentId);
  if (!settled?.payment || bill.selfInvoiceNumber === null) return undefined;
  const { payment, date, amountMinor } = settled;
  return pdfFile([paymentVoucherSheet(bill, { payment, date, amountMinor }, ours)], look);
}
