import {
  aboveAccrued,
  type PurchaseInvoice,
  purchaseInvoiceAccess,
  purchaseInvoiceProblems,
  purchaseVoucherLines,
} from '@freightdesk/invoices-contract';
import { mirrorOf, type PostingLine } from '@freightdesk/ledger-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { can } from '@freightdesk/shared-access';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { billCharges } from '@freightdesk/tax-server';
import { billedLines } from '../document/charged-lines';
import type { Posted } from '../document/document-kind';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { ComposedPurchase } from './compose-purchase';
import { purchaseInvoiceOrRefuse } from './find-purchase-invoice';
import { changePurchase } from './purchase-invoice.repository';

type Bought = Parameters<typeof purchaseVoucherLines>[0];

/** What of a bill, or of a note against one, is numbered and posted. */
export interface PurchaseToPost extends Pick<ComposedPurchase, 'lineTax' | 'isSelfInvoiced'> {
  header: Omit<Bought, 'lines'> & {
    date: string;
    branchId: string;
    supplierNumber: string;
    partyName: string;
    totalPaise: number;
    /** Of a note alone. */
    againstInvoiceId?: string;
  };
  /** The fields that exceed what was accrued by more than is allowed. */
  aboveAccrued?: readonly string[];
  lines: readonly (Omit<Bought['lines'][number], 'tax'> & Parameters<typeof billedLines>[0][number])[];
}

/**
 * Turns a draft whose writing has begun into a posted bill. Bills are booked in any order, so unlike a sale's a later number may bear an
 * earlier date. Whatever is refused after a number was taken gives it back.
 */
export async function numberAndPost(
  { id, costOverrideReason }: Posted,
  composed: PurchaseToPost,
  context: WriteContext,
  { takeNumber }: InvoicesPorts,
): Promise<PurchaseInvoice> {
  const { actor, clock, tx } = context;
  const { header, isSelfInvoiced } = composed;
  if (header.totalPaise <= 0) refuseAt(purchaseInvoiceProblems.nothing_to_post, 'lines');

  const override = overrideOf(composed, costOverrideReason, context);
  const series = { date: header.date, branchId: header.branchId };
  const [number, selfInvoiceNumber] = await together(
    takeNumber(context, { ...series, kind: header.againstInvoiceId ? 'PURCHASE_DEBIT_NOTE' : 'PURCHASE_INVOICE' }),
    isSelfInvoiced ? takeNumber(context, { ...series, kind: 'SELF_INVOICE' }) : null,
  );
  const voucherId = newId();
  const posted = { status: 'POSTED', postedAt: clock.now(), postedBy: actor.userId };
  const [, , , invoice] = await together(
    postVoucher(context, {
      id: voucherId,
      type: 'PURCHASE',
      date: header.date,
      narration: `${header.againstInvoiceId ? 'Debit note on bill' : 'Bill'} ${header.supplierNumber} of ${header.partyName}`,
      document: { type: 'purchase invoice', id, number },
      branchId: header.branchId,
      lines: voucherOf(composed),
    }),
    changePurchase(context, id, { ...posted, ...override, number, selfInvoiceNumber, voucherId }),
    billCharges(tx, { side: 'buy', document: { id, number }, lines: billedLines(composed.lines) }),
    purchaseInvoiceOrRefuse(tx, id),
  );
  return invoice;
}

/** What an administrator says of a bill that exceeds what was accrued; refused where he did not, and at its lines where nobody may. */
function overrideOf(
  { aboveAccrued: fields = [] }: PurchaseToPost,
  reason: string | undefined,
  { actor }: WriteContext,
): { costOverrideReason?: string } {
  if (fields.length === 0) return {};
  const problem = purchaseInvoiceProblems.above_accrued;
  const { code } = problem;
  if (!can(actor.role, purchaseInvoiceAccess.overrideCost, 'server'))
    return refuse(problem, { errors: fields.map((field) => ({ field, code, message: aboveAccrued.line })) });
  return reason
    ? { costOverrideReason: reason }
    : refuse(problem, { errors: [{ field: 'costOverrideReason', code, message: aboveAccrued.reason }] });
}

/** A debit note is a bill with its sides turned. */
function voucherOf({ header, lines, lineTax }: PurchaseToPost): PostingLine[] {
  const bought = purchaseVoucherLines({
    ...header,
    lines: lines.map((line, index) => ({ ...line, tax: taxAt(lineTax, index) })),
  });
  return header.againstInvoiceId ? mirrorOf(bought) : bought;
}

function taxAt(lineTax: ComposedPurchase['lineTax'], index: number) {
  const tax = lineTax[index];
  if (!tax) throw new Error(`Line ${index} was written and its tax never computed.`);
  return tax;
}
