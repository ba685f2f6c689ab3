import { openingWarning } from '@freightdesk/banks-contract';
import {
  abroadProblem,
  type AddPaymentInput,
  allocatableMinor,
  allocationProblems,
  assignedProblems,
  bankPaise,
  cashProblem,
  cashWarning,
  emptyBoxWarning,
  gstRateProblems,
  isAheadAbroad,
  sameReferenceWarning,
  type SavedPayment,
  type TradeInput,
  withheldProblem,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { PaidParty, PaymentsPorts, Withholding } from '../payments-ports';
import { receivedTax, taxFacts } from './advance-tax';
import { findPaymentOrRefuse } from './find-payment';
import { addForAccount } from './add-for-account';
import { boxAfter } from './cash-box.repository';
import { gstRatesOn } from './gst-rate.repository';
import { cashMovedPaise, standingUnder } from './payment.repository';
import { refuseNothingToWithhold, refuseProblems } from './payment-refusals';
import { findBankOrRefuse, findPartyOrRefuse, isTransporter, problemsAtBank, warningsOf } from './payment-sides';
import { postPayment } from './post-payment';
import { hasRemittanceTerms } from './remittance-terms.repository';
import { holdInvoices, underOwnForm } from './settlements';
import { holdUnidentified } from './unidentified.repository';

/** Records what a customer paid or a vendor is paid, or what is spent or received for an account. */
export const addPayment = (
  input: AddPaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<SavedPayment> => {
  const { direction, partyId, accountCode } = input;
  if (direction !== 'PAYMENT' && accountCode !== undefined) {
    return addForAccount({ ...input, direction, accountCode }, context, ports);
  }
  // The schema has seen to it that whatever is for no account is between us and a party.
  if (direction === 'EXPENSE' || partyId === undefined) throw new Error('A payment is for a party or for an account.');
  return addTrade({ ...input, direction, partyId }, context, ports);
};

/** Posts a receipt or a payment, settles the invoices it names, and leaves the rest as an advance. */
async function addTrade(input: TradeInput, context: WriteContext, ports: PaymentsPorts): Promise<SavedPayment> {
  const { tx } = context;
  const { direction, allocations, fromReceiptId, chargesGst, date } = input;
  // Before any invoice, as whoever takes it back holds it first too.
  const from = fromReceiptId === undefined ? null : await holdUnidentified(tx, fromReceiptId);
  const [party, bank, invoices, facts, rates] = await together(
    findPartyOrRefuse(input.partyId, context, ports),
    findBankOrRefuse(input.bankId, context, ports),
    holdInvoices(tx, { direction, allocations, ...underOwnForm(input) }, ports),
    taxFacts(input, tx, ports),
    chargesGst ? gstRatesOn(tx, date) : [],
  );
  refuseProblems([
    ...problemsAtBank(bank, input),
    withheldProblem(input),
    isAheadAbroad(input, party)
      ? abroadProblem(input, { ...party, hasTerms: await hasRemittanceTerms(tx, party.id) })
      : null,
    ...gstRateProblems('chargesGst', { gst: chargesGst, date }, rates),
    ...assignedProblems(input, from),
    ...allocationProblems({ ...termsOf(input), invoices }),
  ]);
  const tax = receivedTax(input, party, facts);
  const withholding = await withholdingOrRefuse(input, party, context, ports);

  // From here on others of the year wait, so what moved in cash between us and this person today is all there is.
  const [number, alreadyPaise, stands, voucherNumber] = await together(
    ports.takeNumber(context, { kind: direction, date }),
    cashMovedPaise(tx, input),
    // The money of an unidentified receipt is at the bank under its reference already.
    from ? undefined : standingUnder(tx, input),
    tax && ports.takeNumber(context, { kind: 'RECEIPT_VOUCHER', date }),
  );
  const cash = { ...input, paise: bankPaise(input), alreadyPaise, isTransporter: isTransporter(party) };
  refuseProblems([cashProblem(cash)]);

  const id = newId();
  const numbered = tax && voucherNumber ? { ...tax, number: voucherNumber } : null;
  const [, added, box] = await together(
    postPayment({ input, id, number, bank, from, invoices, party, withholding, tax: numbered }, context),
    findPaymentOrRefuse(tx, id),
    boxAfter(tx, input),
  );
  await context.audit({ record: 'payment', recordId: id, action: 'add', after: added });
  const told = [cashWarning(cash), emptyBoxWarning(box), openingWarning(bank, date), sameReferenceWarning(stands)];
  return { data: added, warnings: warningsOf(told) };
}

const termsOf = (input: TradeInput) => ({
  partyId: input.partyId,
  currency: input.currency,
  allocatableMinor: allocatableMinor(input),
  allocations: input.allocations,
});

/** What a vendor's advance is withheld under; what customers withhold is under theirs. */
async function withholdingOrRefuse(
  { direction, tdsPaise = 0, date }: TradeInput,
  party: PaidParty,
  { tx }: WriteContext,
  ports: PaymentsPorts,
): Promise<Withholding | null> {
  if (direction !== 'PAYMENT' || tdsPaise === 0) return null;
  return (await ports.advanceWithholding(tx, party, date)) ?? refuseNothingToWithhold();
}
