import {
  type AddPaymentInput,
  allocatableMinor,
  allocationProblems,
  bankProblem,
  bankPaise,
  cashProblem,
  cashWarning,
  type SavedPayment,
  withheldProblem,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import { say } from '@freightdesk/shared-sentence';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { PaidParty, PaymentsPorts, Withholding } from '../payments-ports';
import { findPaymentOrRefuse } from './find-payment';
import { cashMovedPaise } from './payment.repository';
import { refuseNothingToWithhold, refuseProblems, refuseUnknown } from './payment-refusals';
import { postPayment } from './post-payment';
import { holdInvoices } from './settlements';

/** Records a receipt or a payment: posts it, settles the invoices it names, and leaves the rest as an advance. */
export async function addPayment(
  input: AddPaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<SavedPayment> {
  const { tx } = context;
  const [party, bank, invoices] = await together(
    findPartyOrRefuse(input.partyId, context, ports),
    findBankOrRefuse(input.bankId, context, ports),
    holdInvoices(tx, input, ports),
  );
  refuseProblems([
    bankProblem(bank, input.currency),
    withheldProblem(input),
    ...allocationProblems({ ...termsOf(input), invoices }),
  ]);
  const withholding = await withholdingOrRefuse(input, party, context, ports);

  // From here on others of the year wait, so what moved in cash between us and this person today is all there is.
  const [number, alreadyPaise] = await together(
    ports.takeNumber(context, { kind: input.direction, date: input.date }),
    input.mode === 'CASH' ? cashMovedPaise(tx, input) : 0,
  );
  const cash = { ...input, paise: bankPaise(input), alreadyPaise };
  refuseProblems([cashProblem(cash)]);

  const id = newId();
  const [, added] = await together(
    postPayment({ input, id, number, bank, invoices, party, withholding }, context),
    findPaymentOrRefuse(tx, id),
  );
  await context.audit({ record: 'payment', recordId: id, action: 'add', after: added });
  const warning = cashWarning({ ...cash, isTransporter: party.roles.includes('TRANSPORTER') });
  return { data: added, warnings: warning ? [{ field: warning.field, message: say(warning) }] : [] };
}

const termsOf = (input: AddPaymentInput) => ({
  partyId: input.partyId,
  currency: input.currency,
  allocatableMinor: allocatableMinor(input),
  allocations: input.allocations,
});

async function findPartyOrRefuse(id: string, { tx }: WriteContext, { findParty }: PaymentsPorts) {
  return (await findParty(tx, id)) ?? refuseUnknown('unknown_party', 'partyId');
}

async function findBankOrRefuse(id: string, { tx }: WriteContext, { bankForPayment }: PaymentsPorts) {
  return (await bankForPayment(tx, id)) ?? refuseUnknown('unknown_bank', 'bankId');
}

/** What a vendor's advance is withheld under; what customers withhold is under theirs. */
async function withholdingOrRefuse(
  { direction, tdsPaise = 0, date }: AddPaymentInput,
  party: PaidParty,
  { tx }: WriteContext,
  ports: PaymentsPorts,
): Promise<Withholding | null> {
  if (direction !== 'PAYMENT' || tdsPaise === 0) return null;
  return (await ports.advanceWithholding(tx, party, date)) ?? refuseNothingToWithhold();
}
