import {
  cancellableUntil,
  type Einvoice,
  einvoiceReasons,
  inv01,
  inv01Problems,
  irnCancelledAlone,
  notObliged,
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

function stateOf(answer: KeptAnswer | undefined, outside: string | null, { status }: SaleInvoice): State {
  const at = (state: keyof typeof einvoiceReasons): State => ({ state, why: einvoiceReasons[state] });
  if (answer?.cancelledAt) {
    return status === 'CANCELLED' ? at('CANCELLED') : { state: 'CANCELLED', why: irnCancelledAlone };
  }
  if (answer) return at('REGISTERED');
  return outside === null ? at('PENDING') : { state: 'NOT_NEEDED', why: outside };
}

/** A document as the e-invoice portal takes it, why it needs to or not, and what the portal answered. */
export async function readEinvoice(id: string, db: Db | Tx, ports: InvoicesPorts): Promise<Einvoice> {
  const invoice = await saleInvoiceOrRefuse(db, id);
  const answer = await findAnswer(db, id);
  const company = await ports.readCompany(db);
  const outside = outsideEinvoicing(invoice);
  const payload = outside === null || answer ? inv01(invoice, await precedingDocument(db, invoice)) : null;
  const told = stateOf(answer, outside ?? notObliged(company, invoice.date), invoice);
  return {
    ...{ id, number: invoice.number, ...told, payload },
    registerBy: told.state === 'PENDING' ? registerBy(invoice.date, company.einvoiceTurnover) : null,
    problems: payload ? inv01Problems(payload).map(({ field, code, message }) => ({ field, code, message })) : [],
    answer: answer ? toldAnswer(answer) : null,
  };
}
