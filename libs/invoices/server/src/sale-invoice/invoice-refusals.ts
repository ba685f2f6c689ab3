import { type SaleInvoice, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { findSaleInvoice } from './find-sale-invoice';
import { lockInvoice } from './sale-invoice.repository';

export async function findInvoiceOrRefuse(db: Db, id: string): Promise<SaleInvoice> {
  return (
    (await findSaleInvoice(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This document does not exist, or no longer does.' })
  );
}

export const saleInvoices: RecordKind<SaleInvoice> = {
  record: 'sale invoice',
  lock: lockInvoice,
  find: findInvoiceOrRefuse,
};

/** A draft, held till commit. `ifIssued` is what to say where it is one no more: the words differ for editing and issuing. */
export async function holdDraft(
  tx: Tx,
  asked: { id: string; version: number },
  ifIssued: 'issued' | 'already_issued',
): Promise<SaleInvoice> {
  await lockInvoice(tx, asked.id);
  const invoice = await findInvoiceOrRefuse(tx, asked.id);
  // Before the version: whoever edits an issued document is told that it is issued, not that it changed.
  if (invoice.status === 'CANCELLED') refuse(saleInvoiceProblems.cancelled);
  if (invoice.status !== 'DRAFT') refuse(saleInvoiceProblems[ifIssued]);
  requireVersion(invoice, asked.version);
  return invoice;
}
