import {
  cancellableUntil,
  type Einvoice,
  type EinvoiceInput,
  einvoiceProblems,
  foreignMember,
} from '@freightdesk/invoices-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { lockInvoice } from '../sale-invoice/sale-invoice.repository';
import { cancelAnswer, findAnswer, insertAnswer } from '../document/einvoice.repository';
import { readEinvoice } from './read-einvoice';

/** The portal writes its own time, that of India, without saying so. */
const instantOf = (text: string): Date =>
  new Date(/Z|[+-]\d{2}:\d{2}$/.test(text) ? text : `${text.replace(' ', 'T')}+05:30`);

/** Keeps what the portal answered of a document, or that its IRN was cancelled there; refuses the answer of another document. */
export async function registerEinvoice(
  input: EinvoiceInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<Einvoice> {
  const { tx } = context;
  const { id } = input;
  await lockInvoice(tx, id);
  const before = await readEinvoice(id, tx, ports);
  if (input.cancelledAt === undefined) await register(input, before, context);
  else await cancel(input, before, context);
  const after = await readEinvoice(id, tx, ports);
  const action = input.cancelledAt === undefined ? 'register' : 'cancel';
  await context.audit({ record: 'e-invoice', recordId: id, action, after: { number: after.number, ...after.answer } });
  return after;
}

async function register(input: EinvoiceInput, before: Einvoice, { tx, clock, actor }: WriteContext): Promise<void> {
  const { id: saleInvoiceId, irn, ackNumber, ackDate, signedQr } = input;
  if (before.answer) refuse(einvoiceProblems.registered);
  if (!before.payload) refuse(einvoiceProblems.no_einvoice, { message: before.why });
  if (!ackNumber) return refuseAt(einvoiceProblems.answer_incomplete, 'ackNumber');
  if (!ackDate) return refuseAt(einvoiceProblems.answer_incomplete, 'ackDate');
  if (!signedQr) return refuseAt(einvoiceProblems.answer_incomplete, 'signedQr');
  if (foreignMember(signedQr, irn, before.payload) !== null) refuseAt(einvoiceProblems.other_document, 'signedQr');
  await insertAnswer(tx, {
    ...{ saleInvoiceId, irn, ackNumber, signedQr, acknowledgedAt: instantOf(ackDate) },
    ...{ createdAt: clock.now(), createdBy: actor.userId },
  });
}

async function cancel(
  { id, irn, cancelledAt = '' }: EinvoiceInput,
  _before: Einvoice,
  { tx }: WriteContext,
): Promise<void> {
  const answer = await findAnswer(tx, id);
  if (!answer || answer.cancelledAt || answer.irn !== irn) refuse(einvoiceProblems.not_registered);
  const at = instantOf(cancelledAt);
  if (at > cancellableUntil(answer.acknowledgedAt) || at < answer.acknowledgedAt) {
    refuseAt(einvoiceProblems.too_late, 'cancelledAt');
  }
  await cancelAnswer(tx, id, at);
}
