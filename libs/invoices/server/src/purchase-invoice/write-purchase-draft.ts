import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { ComposedPurchase } from './compose-purchase';
import { changePurchase, insertPurchase, replaceLines } from './purchase-invoice.repository';
import { refuseRacedBill, refuseSameBill } from './supplier-number';

const columnsOf = ({ header, asJson }: ComposedPurchase) => ({ ...header, ...asJson });

const linesFor = (invoiceId: string, { lines }: ComposedPurchase) => lines.map((line) => ({ ...line, invoiceId }));

/** Writes a new draft, and answers its id. */
export async function insertDraft(composed: ComposedPurchase, context: WriteContext): Promise<string> {
  const { tx } = context;
  const id = newId();
  await refuseSameBill(tx, composed);
  await refuseRacedBill(() => insertPurchase(context, { ...columnsOf(composed), id, status: 'DRAFT' }));
  await replaceLines(tx, id, linesFor(id, composed));
  return id;
}

/** Writes a draft anew as a whole. */
export async function rewriteDraft(id: string, composed: ComposedPurchase, context: WriteContext): Promise<void> {
  const { tx } = context;
  await refuseSameBill(tx, composed, id);
  await replaceLines(tx, id, linesFor(id, composed));
  await refuseRacedBill(() => changePurchase(context, id, columnsOf(composed)));
}
