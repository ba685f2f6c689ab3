import {
  chargedLineProblems,
  type IssuedKind,
  type SaleInvoice,
  saleInvoiceKindLabel,
  saleInvoiceProblems,
  saleVoucherLines,
} from '@freightdesk/invoices-contract';
import { mirrorOf } from '@freightdesk/ledger-contract';
import { postVoucher, refuseShutMonth, type VoucherToPost } from '@freightdesk/ledger-server';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId, together } from '@freightdesk/shared-database';
import { Refusal, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { billCharges } from '@freightdesk/tax-server';
import { billedLines } from '../document/charged-lines';
import type { Posted } from '../document/document-kind';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { ComposedInvoice } from './compose-invoice';
import { saleInvoiceOrRefuse } from './find-sale-invoice';
import { changeInvoice, laterInSeries } from './sale-invoice.repository';

/** What of a document is numbered and posted. */
export interface ToPost extends Pick<ComposedInvoice, 'supplier' | 'header'> {
  kind: IssuedKind;
  lines: readonly (Parameters<typeof saleVoucherLines>[0]['lines'][number] &
    Parameters<typeof billedLines>[0][number])[];
  /** The lines of dockets that wait for their proof of delivery. */
  withoutPod?: readonly string[];
  /** Its customer is limited or held. */
  isCreditAsked?: boolean;
  /** By when the e-invoice portal is to have it, once it is issued. */
  einvoiceBy: BusinessDate | null;
}

/**
 * Turns a draft whose writing has begun into an issued document. Whatever is refused after the number was taken gives it back. An
 * administrator may say why the document bears an earlier date than the last one of its series.
 */
export async function numberAndPost(
  { id, dateOverrideReason }: Posted,
  composed: ToPost,
  context: WriteContext,
  { takeNumber, withinCredit }: InvoicesPorts,
): Promise<SaleInvoice> {
  const { actor, clock, tx } = context;
  const { kind, header, isCreditAsked = false, einvoiceBy } = composed;
  refuseUnfit(composed);

  const { date, branchId } = header;
  const number = await takeNumber(context, {
    ...{ kind, date, branchId, dateOverrideReason },
    laterStanding: (held, today) => laterInSeries(held, header, today),
  }).catch(async (refusal: unknown) => {
    if (refusal instanceof Refusal && kind !== 'PROFORMA') await refuseShutMonth(context, date);
    throw refusal;
  });
  // Once the series is held: another document of the customer that was issued meanwhile counts.
  if (isCreditAsked && kind !== 'PROFORMA') {
    const { partyId, totalPaise: documentPaise } = header;
    await withinCredit(context, { partyId, record: 'sale invoice', recordId: id, documentPaise });
  }
  const voucherId = newId();
  const issued = { status: 'ISSUED', issuedAt: clock.now(), issuedBy: actor.userId, einvoiceBy };
  const voucher = voucherOf(composed);
  const [, , , invoice] = await together(
    voucher &&
      postVoucher(context, {
        ...voucher,
        id: voucherId,
        date,
        narration: `${saleInvoiceKindLabel[kind]} ${number}, ${header.partyName}`,
        document: { type: 'sale invoice', id, number },
        branchId,
      }),
    changeInvoice(context, id, { ...issued, number, ...(voucher && { voucherId }) }),
    kind !== 'PROFORMA' &&
      billCharges(tx, { side: 'sell', document: { id, number }, lines: billedLines(composed.lines) }),
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
function refuseUnfit({ kind, supplier, header, withoutPod = [] }: ToPost): void {
  if (withoutPod.length > 0 && kind !== 'PROFORMA') refuseAt(chargedLineProblems.pod_missing, ...withoutPod);
  if (!supplier.name) refuse(saleInvoiceProblems.company_incomplete);
  // The rest of a document may round to nothing where its other notes rounded up.
  if (header.totalPaise <= 0 && kind !== 'CREDIT_NOTE') refuseAt(saleInvoiceProblems.nothing_to_bill, 'lines');
}
