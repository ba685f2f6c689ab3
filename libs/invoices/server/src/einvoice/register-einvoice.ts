import {
  cancellableUntil,
  dayAtPortal,
  type Einvoice,
  type EinvoiceInput,
  einvoiceProblems,
  factsOfQr,
  foreignMember,
  type Inv01,
  portalInstant,
} from '@freightdesk/invoices-contract';
import { businessDateAt, type Clock } from '@freightdesk/shared-calendar';
import { refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { lockInvoice } from '../sale-invoice/sale-invoice.repository';
import { cancelAnswer, findAnswer, insertAnswer, numberOfIrn } from '../document/einvoice.repository';
import { readEinvoice } from './read-einvoice';

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
  else await cancel(input, context);
  const after = await readEinvoice(id, tx, ports);
  const action = input.cancelledAt === undefined ? 'register-einvoice' : 'cancel-irn';
  await context.audit({ record: 'e-invoice', recordId: id, action, before: stateOf(before), after: stateOf(after) });
  return after;
}

const stateOf = ({ number, answer }: Einvoice) => ({ number, ...answer });

async function register(input: EinvoiceInput, before: Einvoice, context: WriteContext): Promise<void> {
  const { id: saleInvoiceId, irn, ackNumber, ackDate, signedQr } = input;
  const { tx, clock, actor } = context;
  if (before.answer) refuse(einvoiceProblems.registered);
  if (!before.payload) refuse(einvoiceProblems.no_einvoice, { message: before.why });
  if (!ackNumber) return refuseWithout('ackNumber');
  if (!ackDate) return refuseWithout('ackDate');
  if (!signedQr) return refuseWithout('signedQr');
  refuseForeign(signedQr, irn, before.payload);
  const acknowledgedAt = portalInstant(ackDate);
  if (businessDateAt(acknowledgedAt) < dayAtPortal(before.payload)) {
    refuseAt(einvoiceProblems.acknowledged_before, 'ackDate');
  }
  refuseFuture(acknowledgedAt, 'ackDate', clock);
  const number = await numberOfIrn(tx, irn);
  if (number) refuse(einvoiceProblems.irn_taken, { values: { number } });
  await insertAnswer(tx, {
    ...{ saleInvoiceId, irn, ackNumber, signedQr, acknowledgedAt },
    ...writtenBy({ clock, actor }),
  });
}

/** What a registration has, as a clerk calls it and as it stands in the portal's answer. */
const members = {
  ackNumber: { message: 'acknowledgement number (AckNo)' },
  ackDate: { message: 'date of acknowledgement (AckDt)' },
  signedQr: { message: 'signed QR code (SignedQRCode)' },
} as const;

function refuseWithout(field: keyof typeof members): never {
  const values = { member: members[field] };
  const { code, message } = einvoiceProblems.answer_incomplete;
  return refuse(einvoiceProblems.answer_incomplete, { values, errors: [{ field, code, message, values }] });
}

/** The portal's clock and ours may differ by so much. */
const clocksMs = 10 * 60 * 1000;

/** The hours in which an IRN can be cancelled run from it: a year that is a slip would keep them open. */
function refuseFuture(at: Date, field: 'ackDate' | 'cancelledAt', clock: Clock): void {
  if (at.getTime() > clock.now().getTime() + clocksMs) refuseAt(einvoiceProblems.in_the_future, field);
}

/** The answer of another document, or what is no answer at all. */
function refuseForeign(signedQr: string, irn: string, payload: Inv01): void {
  const facts = factsOfQr(signedQr);
  if (!facts) return refuseAt(einvoiceProblems.no_signed_qr, 'signedQr');
  const values = foreignMember(facts, irn, payload);
  if (!values) return;
  const { code, message } = einvoiceProblems.other_document;
  refuse(einvoiceProblems.other_document, { values, errors: [{ field: 'signedQr', code, message, values }] });
}

async function cancel({ id, irn, cancelledAt = '' }: EinvoiceInput, { tx, clock }: WriteContext): Promise<void> {
  const answer = await findAnswer(tx, id);
  if (!answer || answer.cancelledAt || answer.irn !== irn) refuse(einvoiceProblems.not_registered);
  const at = portalInstant(cancelledAt);
  if (at < answer.acknowledgedAt) refuseAt(einvoiceProblems.cancelled_before, 'cancelledAt');
  if (at > cancellableUntil(answer.acknowledgedAt)) refuseAt(einvoiceProblems.too_late, 'cancelledAt');
  refuseFuture(at, 'cancelledAt', clock);
  await cancelAnswer(tx, id, at);
}
