import {
  type SaleInvoice,
  type SaleInvoiceKind,
  saleInvoiceKindLabel,
  saleInvoiceProblems,
  saleVoucherLines,
} from '@freightdesk/invoices-contract';
import { mirrorOf } from '@freightdesk/ledger-contract';
import { postVoucher, type VoucherToPost } from '@freightdesk/ledger-server';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Posted } from '../document/document-kind';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { ComposedInvoice } from './compose-invoice';
import { saleInvoiceOrRefuse } from './find-sale-invoice';
import { changeInvoice, laterInSeries } from './sale-invoice.repository';

/** What of a document is numbered and posted. */
export interface ToPost extends Pick<ComposedInvoice, 'supplier' | 'header' | 'lines'> {
  kind: SaleInvoiceKind;
}

/**
 * Turns a draft whose writing has begun into an issued document. Whatever is refused after the number was taken gives it back. An
 * administrator may say why the document bears an earlier date than the last one of its series.
 */
export async function numberAndPost(
  { id, dateOverrideReason }: Posted,
  composed: ToPost,
  context: WriteContext,
  { takeNumber }: InvoicesPorts,
): Promise<SaleInvoice> {
  const { actor, clock, tx } = context;
  const { kind, header } = composed;
  refuseUnfit(composed);

  const { date, branchId } = header;
  const number = await takeNumber(context, {
    ...{ kind, date, branchId, dateOverrideReason },
    laterStanding: (held, today) => laterInSeries(held, header, today),
  });
  const voucherId = newId();
  const issued = { status: 'ISSUED', issuedAt: clock.now(), issuedBy: actor.userId };
  const voucher = voucherOf(composed);
  const [, , invoice] = await together(
    voucher &&
      postVoucher(context, {
        ...voucher,
        id: voucherId,
        date,
        narration: `${saleInvoiceKindLabel[kind]} ${number}, ${header.partyName}`,
        document: { type: 'sale invoice', id, number },
      }),
    changeInvoice(context, id, { ...issued, number, ...(voucher && { voucherId }) }),
    saleInvoiceOrRefuse(tx, id),
  );
  return invoice;
}

/** A credit note is a sale with its sides turned; a proforma posts nothing. */
function voucherOf({ kind, header, lines }: ToPost): Pick<VoucherToPost, 'type' | 'lines'> | null {
  if (kind === 'PROFORMA') return null;
  const sold = saleVoucherLines({ ...header, lines });
  return kind === 'CREDIT_NOTE' ? { type: 'CREDIT_NOTE', lines: mirrorOf(sold) } : { type: 'SALE', lines: sold };
}

/** A document names its supplier (rule 46(a)). */
function refuseUnfit({ kind, supplier, header }: ToPost): void {
  if (!supplier.name) refuse(saleInvoiceProblems.company_incomplete);
  // The rest of a document may round to nothing where its other notes rounded up.
  if (header.totalPaise <= 0 && kind !== 'CREDIT_NOTE') refuseAt(saleInvoiceProblems.nothing_to_bill, 'lines');
}
