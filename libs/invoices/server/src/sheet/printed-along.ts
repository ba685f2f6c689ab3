import { hasEinvoices } from '@freightdesk/company-contract';
import {
  docketsNamedBy,
  jobsNamedBy,
  type PrintedAlong,
  type SaleInvoice,
  withoutVoucher,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { gtaOptionOn } from '@freightdesk/tax-server';
import { findAnswer } from '../document/einvoice.repository';
import type { InvoicesPorts } from '../invoices-ports';
import { vouchersOf } from './vouchers-of';

/** The document that a note is against, once it bears its number. */
async function againstOf(db: Db, { againstInvoiceId }: SaleInvoice): Promise<PrintedAlong['against']> {
  if (againstInvoiceId === null) return null;
  const against = await db
    .selectFrom('saleInvoice')
    .select(['number', 'date'])
    .where('id', '=', againstInvoiceId)
    .executeTakeFirst();
  return against?.number ? { number: against.number, date: against.date } : null;
}

async function einvoiceOf(db: Db, id: string): Promise<PrintedAlong['einvoice']> {
  const answer = await findAnswer(db, id);
  if (!answer || answer.cancelledAt) return null;
  const { irn, ackNumber, acknowledgedAt, signedQr } = answer;
  return { irn, ackNumber, signedQr, acknowledgedAt: acknowledgedAt.toISOString() };
}

/** What a reader is told of the vendors' bills; where their scans are stored is ours to know. */
async function toldVouchers(db: Db, invoice: SaleInvoice, ports: InvoicesPorts): Promise<PrintedAlong['vouchers']> {
  const vouchers = await vouchersOf(db, invoice, ports);
  return vouchers.map(({ scans, ...voucher }) => ({
    ...voucher,
    scans: scans.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes })),
  }));
}

async function unproven(
  db: Db,
  invoice: SaleInvoice,
  vouchers: PrintedAlong['vouchers'],
  { filesOfInvoices }: InvoicesPorts,
): Promise<string[]> {
  if (withoutVoucher(invoice, vouchers, 0).length === 0) return [];
  return withoutVoucher(invoice, vouchers, (await filesOfInvoices(db, [invoice.id])).length);
}

/** What is printed beside a document, as it stands now; each of its jobs and dockets once, in the order of the lines. */
export async function printedAlong(db: Db, invoice: SaleInvoice, ports: InvoicesPorts): Promise<PrintedAlong> {
  const company = await ports.readCompany(db);
  const { pan, lut } = company;
  const vouchers = await toldVouchers(db, invoice, ports);
  const isInForce = lut !== null && lut.validFrom <= invoice.date && invoice.date <= lut.validUntil;
  return {
    jobs: await ports.printedJobs(db, jobsNamedBy(invoice.lines)),
    dockets: await ports.printedDockets(db, docketsNamedBy(invoice.lines)),
    vouchers,
    withoutVoucher: await unproven(db, invoice, vouchers, ports),
    bank: (await ports.printedBank(db, invoice.currency)) ?? null,
    pan,
    lut: isInForce ? lut : null,
    gtaOption: await gtaOptionOn(db, invoice.date),
    hasEinvoices: hasEinvoices(company, invoice.date),
    einvoice: await einvoiceOf(db, invoice.id),
    against: await againstOf(db, invoice),
  };
}
