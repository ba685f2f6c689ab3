import { postVoucher } from '@freightdesk/ledger-server';
import {
  bankProblem,
  modeProblem,
  mayRefund,
  movedBy,
  bankPaise,
  emptyBoxWarning,
  type Payment,
  type PayingBank,
  paymentProblems,
  paymentRate,
  refundedFigures,
  type RefundPaymentInput,
  refundProblems,
  refundVoucher,
  sameReferenceWarning,
  type SavedPayment,
} from '@freightdesk/payments-contract';
import { newId } from '@freightdesk/shared-database';
import { changeRecord, refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { keepRefundedTax, takeTaxBack } from './advance-tax';
import { insertAllocations, postedAllocations } from './allocation.repository';
import { boxAfter } from './cash-box.repository';
import { findPaymentOrRefuse } from './find-payment';
import { levelAdvance } from './level-shares';
import { changePayment, insertPayment, lockPayment, standingUnder } from './payment.repository';
import { payments, refuseProblems } from './payment-refusals';
import { findBankOrRefuse, warningsOf } from './payment-sides';
import { takeBackAllocations } from './settlements';

/**
 * Gives a customer back what a receipt left as an advance, or a part of it: a payment of its own on its own day, to which so much of the
 * receipt is allocated. The GST within goes back with it, under a refund voucher (CGST Act s.31(3)(e)).
 */
export async function refundPayment(
  input: RefundPaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<SavedPayment> {
  const { id, version, bankId, mode, reference } = input;
  const stands = await standingUnder(context.tx, { bankId, direction: 'PAYMENT', mode, reference });
  const data = await changeRecord(payments, { id, version, action: 'refund' }, context, async (before) => {
    if (!mayRefund(before) || before.party === null) refuse(paymentProblems.nothing_to_refund);
    const bank = await findBankOrRefuse(bankId, context, ports);
    refuseProblems([bankProblem(bank, before.currency), modeProblem(bank, mode), ...refundProblems(before, input)]);
    const refundId = await postRefund({ ...before, party: before.party }, { input, bank }, context, ports);
    await changePayment(context, id, {});
    const after = await findPaymentOrRefuse(context.tx, refundId);
    await context.audit({ record: 'payment', recordId: refundId, action: 'add', after });
  });
  const box = await boxAfter(context.tx, { bankId, direction: 'PAYMENT', mode });
  return { data, warnings: warningsOf([emptyBoxWarning(box), sameReferenceWarning(stands)]) };
}

type Refunded = Payment & { party: NonNullable<Payment['party']> };

/** Writes the payment with its voucher, what it takes of the receipt, and the tax that goes back. */
async function postRefund(
  receipt: Refunded,
  { input, bank }: { input: RefundPaymentInput; bank: PayingBank },
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<string> {
  const { tx, clock, actor } = context;
  const { date, mode, amountMinor, reference, exchangeRate = null, bankAmountPaise = null } = input;
  const { party, advanceTax, currency } = receipt;
  const money = { currency, amountMinor, exchangeRate, bankAmountPaise };
  const { tax } = refundedFigures(receipt, amountMinor);
  const number = await ports.takeNumber(context, { kind: 'PAYMENT', date });
  const [id, voucherId] = [newId(), newId()];
  const gstRate = advanceTax?.gstRate ?? null;
  const { lines, fxGainPaise } = refundVoucher({ receipt, bank, money, gstRate, tax });
  await postVoucher(context, {
    ...{ id: voucherId, type: 'PAYMENT', date },
    narration: `Advance of ${receipt.number} given back to ${party.name}, ${movedBy(mode, reference)}`,
    document: { type: 'payment', id, number },
    lines,
  });
  await insertPayment(context, {
    ...{ id, number, direction: 'PAYMENT', status: 'POSTED', date, mode, reference: reference ?? null },
    ...{ bankId: bank.id, partyId: party.id, refundOfId: receipt.id, voucherId },
    ...{ currency, amountMinor, exchangeRate: paymentRate(money), bankAmountPaise: bankPaise(money), fxGainPaise },
    ...{ tdsPaise: 0, bankChargesPaise: 0 },
  });
  const taken = { paymentId: receipt.id, refundId: id, voucherId, date };
  await insertAllocations(tx, [{ ...taken, id: newId(), amountMinor, ...writtenBy({ clock, actor }) }]);
  if (tax) await keepRefundedTax(tax, taken, context, ports);
  return id;
}

interface TakenBack {
  refundId: string;
  /** What of the receipt it gave back. */
  backMinor: number;
  reason: string;
  date: string;
  /** The mirrors of its vouchers, which are posted. */
  mirrors: ReadonlyMap<string, string>;
}

/** A refund that did not reach the customer, or was a mistake: the receipt has its advance again, with the tax within it. */
export async function takeRefundBack(
  receiptId: string,
  { refundId, backMinor, reason, ...by }: TakenBack,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<void> {
  const { tx } = context;
  await lockPayment(tx, receiptId);
  const { version } = await findPaymentOrRefuse(tx, receiptId);
  const seen = { id: receiptId, version, action: 'take refund back', reason };
  await changeRecord(payments, seen, context, async (before) => {
    const gainPaise = await levelAdvance(before, { backMinor, ...by }, context);
    await takeBackAllocations(await postedAllocations(tx, 'refundId', refundId), by, context);
    await takeTaxBack({ paymentId: receiptId, refundId }, by, context, ports);
    await changePayment(context, receiptId, { fxGainPaise: before.fxGainPaise + gainPaise });
  });
}
