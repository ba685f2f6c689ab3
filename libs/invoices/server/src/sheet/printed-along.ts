import {
  docketsNamedBy,
  isPaidOnBehalf,
  jobsNamedBy,
  type PrintedAlong,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { chargesNamed } from '@freightdesk/tax-server';
import { findAnswer } from '../document/einvoice.repository';
import type { InvoicesPorts } from '../invoices-ports';

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

/** The vendors' bills of what was paid on the customer's behalf, as far as they came for a charge of its job. */
async function vouchersOf(db: Db, { kind, lines }: SaleInvoice): Promise<PrintedAlong['vouchers']> {
  const theirs = lines.filter((line) => isPaidOnBehalf(kind, line));
  const costs = await chargesNamed(
    db,
    theirs.flatMap(({ chargeId }) => chargeId ?? []),
    'buy',
  );
  const ids = costs.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return [];
  const bills = await db
    .selectFrom('purchaseInvoice')
    .select(['id', 'partyName', 'supplierNumber', 'supplierDate'])
    .where('id', 'in', ids)
    .execute();
  return theirs.flatMap(({ chargeId, description }) => {
    const cost = costs.find(({ id }) => id === chargeId);
    const bill = bills.find(({ id }) => id === cost?.documentId);
    if (!bill) return [];
    const { partyName: vendor, supplierNumber: number, supplierDate: date } = bill;
    return [{ charge: description, vendor, number, date }];
  });
}

/** What is printed beside a document, as it stands now; each of its jobs and dockets once, in the order of the lines. */
export async function printedAlong(db: Db, invoice: SaleInvoice, ports: InvoicesPorts): Promise<PrintedAlong> {
  const { pan, lut } = await ports.readCompany(db);
  const isInForce = lut !== null && lut.validFrom <= invoice.date && invoice.date <= lut.validUntil;
  return {
    jobs: await ports.printedJobs(db, jobsNamedBy(invoice.lines)),
    dockets: await ports.printedDockets(db, docketsNamedBy(invoice.lines)),
    vouchers: await vouchersOf(db, invoice),
    bank: (await ports.printedBank(db, invoice.currency)) ?? null,
    pan,
    lut: isInForce ? lut : null,
    einvoice: await einvoiceOf(db, invoice.id),
    against: await againstOf(db, invoice),
  };
}
