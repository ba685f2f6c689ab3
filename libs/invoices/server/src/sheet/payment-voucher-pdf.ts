import { paymentVoucherSheet, type SettledBill } from '@freightdesk/invoices-contract';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import { readOurSide } from '../document/our-side';
import type { InvoicesPorts } from '../invoices-ports';
import { purchaseInvoicesOf } from '../purchase-invoice/find-purchase-invoice';
import { settledSelfInvoiced } from './settled-bills.repository';

/** Bills by the registration of ours that bought, each with one at least. */
function byRegistration(bills: readonly SettledBill[]): [SettledBill, ...SettledBill[]][] {
  const groups = new Map<string | null, [SettledBill, ...SettledBill[]]>();
  for (const settled of bills) {
    const { recipientGstin } = settled.bill;
    const group = groups.get(recipientGstin);
    if (group) group.push(settled);
    else groups.set(recipientGstin, [settled]);
  }
  return [...groups.values()];
}

/**
 * The payment voucher of a payment: one paper, or one for each registration of ours whose bills it settled, since each is a person of its
 * own (CGST Act s.25(4)). Undefined where it settled no bill that owes one.
 */
export async function paymentVoucherPdf(
  { id }: IdInput,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer | undefined> {
  const rows = await settledSelfInvoiced(db, id);
  const [payment] = rows;
  if (!payment) return undefined;
  const ids = rows.map(({ billId }) => billId);
  const found = new Map((await purchaseInvoicesOf(db, ids)).map((bill) => [bill.id, bill]));
  const bills = rows.flatMap(({ billId, amountMinor }): SettledBill[] => {
    const bill = found.get(billId);
    return bill ? [{ bill, amountMinor }] : [];
  });
  const sheets: PrintedSheet[] = [];
  for (const group of byRegistration(bills)) {
    const { ours } = await readOurSide(db, group[0].bill.branchId, ports);
    sheets.push(paymentVoucherSheet(payment, group, ours));
  }
  return pdfFile(sheets, { logo: await ports.readLogo(db, {}), at: clock.now() });
}
