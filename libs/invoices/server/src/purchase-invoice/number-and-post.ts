import { purchaseInvoiceProblems, purchaseVoucherLines } from '@freightdesk/invoices-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { Posted } from '../document/document-kind';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { ComposedPurchase } from './compose-purchase';
import { changePurchase } from './purchase-invoice.repository';

/**
 * Turns a written draft into a posted bill. Bills are booked in any order, so unlike a sale's a later number may bear an
 * earlier date. Whatever is refused after a number was taken gives it back.
 */
export async function numberAndPost(
  { id }: Posted,
  composed: ComposedPurchase,
  context: WriteContext,
  { takeNumber }: InvoicesPorts,
): Promise<void> {
  const { actor, clock } = context;
  const { header, lines, lineTax, isSelfInvoiced } = composed;
  if (header.totalPaise <= 0) refuseAt(purchaseInvoiceProblems.nothing_to_post, 'lines');

  const series = { date: header.date, branchId: header.branchId };
  const number = await takeNumber(context, { ...series, kind: 'PURCHASE_INVOICE' });
  const selfInvoiceNumber = isSelfInvoiced ? await takeNumber(context, { ...series, kind: 'SELF_INVOICE' }) : null;
  const voucherId = await postVoucher(context, {
    type: 'PURCHASE',
    date: header.date,
    narration: `Bill ${header.supplierNumber} of ${header.partyName}`,
    document: { type: 'purchase invoice', id, number },
    lines: purchaseVoucherLines({
      ...header,
      lines: lines.map((line, index) => ({ ...line, tax: taxAt(lineTax, index) })),
    }),
  });
  const posted = { status: 'POSTED', postedAt: clock.now(), postedBy: actor.userId };
  await changePurchase(context, id, { ...posted, number, selfInvoiceNumber, voucherId });
}

function taxAt(lineTax: ComposedPurchase['lineTax'], index: number) {
  const tax = lineTax[index];
  if (!tax) throw new Error(`Line ${index} was written and its tax never computed.`);
  return tax;
}
