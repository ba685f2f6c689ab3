import {
  saleInvoiceKindLabel,
  saleInvoiceProblems,
  saleVoucherLines,
  type SaleInvoiceKind,
} from '@freightdesk/invoices-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesNeeds } from '../invoices-needs';
import type { ComposedInvoice } from './compose-invoice';
import { changeInvoice, laterInSeries } from './sale-invoice.repository';

/**
 * Turns a written draft into an issued document. The number is taken first: from then on others of the series wait, so the
 * last date that is found is the last there will be. Whatever is refused afterwards gives the number back.
 */
export async function numberAndPost(
  id: string,
  composed: ComposedInvoice,
  context: WriteContext,
  { takeNumber }: InvoicesNeeds,
): Promise<void> {
  const { tx, actor, clock } = context;
  const { kind, header } = composed;
  refuseUnfit(composed);

  const number = await takeNumber(tx, { kind, date: header.date, branchId: header.branchId });
  await refuseEarlierDate(tx, header);
  const voucherId = await postVoucher(context, {
    type: 'SALE',
    date: header.date,
    narration: `${saleInvoiceKindLabel[kind]} ${number}, ${header.partyName}`,
    document: { type: 'sale invoice', id, number },
    lines: saleVoucherLines({ ...header, lines: composed.lines }),
  });
  const issued = { status: 'ISSUED', number, voucherId, issuedAt: clock.now(), issuedBy: actor.userId };
  await changeInvoice(tx, id, { ...issued, updatedAt: clock.now(), updatedBy: actor.userId });
}

/** A document names its supplier (rule 46(a)). */
function refuseUnfit({ supplier, header }: ComposedInvoice): void {
  if (!supplier.name) refuse(saleInvoiceProblems.company_incomplete);
  if (header.totalPaise <= 0) refuseAt(saleInvoiceProblems.nothing_to_bill, 'lines');
}

/** Numbers of a series run with their dates. */
async function refuseEarlierDate(
  tx: Tx,
  series: { kind: SaleInvoiceKind; supplierGstin: string | null; date: BusinessDate },
): Promise<void> {
  const later = await laterInSeries(tx, series);
  if (!later) return;
  const problem = saleInvoiceProblems.date_before_series;
  const lastDate = formatBusinessDate(later.date);
  const message = `${later.number} of ${lastDate} is issued already: a later number cannot bear an earlier date.`;
  refuse(problem, {
    message,
    errors: [{ field: 'date', code: problem.code, message }],
    members: { lastDate: later.date },
  });
}
