import {
  cancellableUntil,
  type Einvoice,
  inv01,
  inv01Problems,
  outsideEinvoicing,
  type Preceding,
  registerBy,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { InvoicesPorts } from '../invoices-ports';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { findAnswer, type KeptAnswer, precedingOf } from '../document/einvoice.repository';

async function precedingDocument(db: Db | Tx, { againstInvoiceId }: SaleInvoice): Promise<Preceding | null> {
  const against = againstInvoiceId === null ? undefined : await precedingOf(db, againstInvoiceId);
  return against?.number ? { number: against.number, date: against.date } : null;
}

const toldAnswer = ({ irn, ackNumber, acknowledgedAt, cancelledAt, signedQr }: KeptAnswer): Einvoice['answer'] => ({
  ...{ irn, ackNumber, signedQr },
  acknowledgedAt: acknowledgedAt.toISOString(),
  cancellableUntil: cancellableUntil(acknowledgedAt).toISOString(),
  cancelledAt: cancelledAt?.toISOString() ?? null,
});

type State = Pick<Einvoice, 'state' | 'why'>;

function stateOf(answer: KeptAnswer | undefined, outside: string | null, isAbove: boolean): State {
  if (answer?.cancelledAt) return { state: 'CANCELLED', why: 'The IRN was cancelled at the portal.' };
  if (answer) return { state: 'REGISTERED', why: 'The portal registered this document.' };
  if (outside !== null) return { state: 'NOT_NEEDED', why: outside };
  return isAbove
    ? { state: 'PENDING', why: 'The portal has not registered this document yet.' }
    : { state: 'NOT_NEEDED', why: 'E-invoices begin above a turnover of 5 crore; the company’s setting says less.' };
}

/** A document as the e-invoice portal takes it, why it needs to or not, and what the portal answered. */
export async function readEinvoice(id: string, db: Db | Tx, ports: InvoicesPorts): Promise<Einvoice> {
  const invoice = await saleInvoiceOrRefuse(db, id);
  const answer = await findAnswer(db, id);
  const { einvoiceTurnover } = await ports.readCompany(db);
  const outside = outsideEinvoicing(invoice);
  const payload = outside === null || answer ? inv01(invoice, await precedingDocument(db, invoice)) : null;
  const told = stateOf(answer, outside, einvoiceTurnover !== 'UP_TO_5_CRORE');
  return {
    ...{ id, number: invoice.number, ...told, payload },
    registerBy: told.state === 'PENDING' ? registerBy(invoice.date, einvoiceTurnover) : null,
    problems: payload ? inv01Problems(payload).map(({ field, code, message }) => ({ field, code, message })) : [],
    answer: answer ? toldAnswer(answer) : null,
  };
}
