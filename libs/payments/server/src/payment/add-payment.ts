import { postVoucher } from '@freightdesk/ledger-server';
import {
  type AddPaymentInput,
  allocatableMinor,
  allocationProblems,
  bankProblem,
  bankPaise,
  cashProblem,
  type PayingBank,
  type Payment,
  paymentRate,
  paymentVoucher,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { holdInvoices, recordAllocations, settlementsOf } from './settlements';
import type { PaymentsPorts, Receivable } from '../payments-ports';
import { findPaymentOrRefuse } from './find-payment';
import { cashReceivedPaise, insertPayment } from './payment.repository';
import { refuseProblems, refuseUnknown } from './payment-refusals';

/** Records a receipt: posts it, settles the invoices it names, and leaves the rest as the customer's advance. */
export async function addPayment(
  input: AddPaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Payment> {
  const { tx } = context;
  const [party, bank, invoices] = await together(
    findPartyOrRefuse(input.partyId, context, ports),
    findBankOrRefuse(input.bankId, context, ports),
    holdInvoices(tx, input.allocations, ports),
  );
  refuseProblems([bankProblem(bank, input.currency), ...allocationProblems({ ...termsOf(input), invoices })]);

  // From here on other receipts of the year wait, so what this person paid in cash today is all there is.
  const [number, alreadyPaise] = await together(
    ports.takeReceiptNumber(context, input.date),
    input.mode === 'CASH' ? cashReceivedPaise(tx, input) : 0,
  );
  refuseProblems([cashProblem({ mode: input.mode, date: input.date, paise: bankPaise(input), alreadyPaise })]);

  const id = newId();
  const [, added] = await together(
    post({ input, id, number, bank, invoices, partyName: party.name }, context),
    findPaymentOrRefuse(tx, id),
  );
  await context.audit({ record: 'payment', recordId: id, action: 'add', after: added });
  return added;
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

interface Receipt {
  input: AddPaymentInput;
  id: string;
  number: string;
  bank: PayingBank;
  invoices: readonly Receivable[];
  partyName: string;
}

async function post({ input, id, number, bank, invoices, partyName }: Receipt, context: WriteContext): Promise<void> {
  const { allocations, bankAmountPaise: _stated, reference, ...particulars } = input;
  const { lines, fxGainPaise } = paymentVoucher({
    partyId: input.partyId,
    bank,
    receipt: input,
    settlements: settlementsOf(allocations, invoices),
  });
  const voucherId = newId();
  const voucher = postVoucher(context, {
    id: voucherId,
    type: 'RECEIPT',
    date: input.date,
    narration: `Received from ${partyName}, ${[input.mode, reference].filter(Boolean).join(' ')}`,
    document: { type: 'payment', id, number },
    lines,
  });
  const payment = insertPayment(context, {
    ...particulars,
    id,
    number,
    status: 'POSTED',
    reference: reference ?? null,
    exchangeRate: paymentRate(input),
    bankAmountPaise: bankPaise(input),
    tdsPaise: input.tdsPaise ?? 0,
    bankChargesPaise: input.bankChargesPaise ?? 0,
    fxGainPaise,
    voucherId,
  });
  await together(
    voucher,
    payment,
    recordAllocations(context, { paymentId: id, voucherId, date: input.date }, allocations),
  );
}
