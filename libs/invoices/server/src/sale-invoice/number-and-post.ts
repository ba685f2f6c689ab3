import {
  type SaleInvoice,
  saleInvoiceKindLabel,
  saleInvoiceProblems,
  saleVoucherLines,
} from '@freightdesk/invoices-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Posted } from '../document/document-kind';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import type { ComposedInvoice } from './compose-invoice';
import { saleInvoiceOrRefuse } from './find-sale-invoice';
import { changeInvoice, laterInSeries } from './sale-invoice.repository';

/**
 * Turns a draft whose writing has begun into an issued document. Whatever is refused after the number was taken gives it back. An
 * administrator may say why the document bears an earlier date than the last one of its series.
 */
export async function numberAndPost(
  { id, dateOverrideReason }: Posted,
  composed: ComposedInvoice,
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
  const [, , invoice] = await together(
    postVoucher(context, {
      id: voucherId,
      type: 'SALE',
      date,
      narration: `${saleInvoiceKindLabel[kind]} ${number}, ${header.partyName}`,
      document: { type: 'sale invoice', id, number },
      lines: saleVoucherLines({ ...header, lines: composed.lines }),
    }),
    changeInvoice(context, id, { ...issued, number, voucherId }),
    saleInvoiceOrRefuse(tx, id),
  );
  return invoice;
}

/** A document names its supplier (rule 46(a)). */
function refuseUnfit({ supplier, header }: ComposedInvoice): void {
  if (!supplier.name) refuse(saleInvoiceProblems.company_incomplete);
  if (header.totalPaise <= 0) refuseAt(saleInvoiceProblems.nothing_to_bill, 'lines');
}
