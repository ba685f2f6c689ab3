import { postVoucher } from '@freightdesk/ledger-server';
import { homeCountry } from '@freightdesk/parties-contract';
import {
  bankPaise,
  movedBy,
  type PayingBank,
  paymentRate,
  paymentVoucher,
  type TradeInput,
  unidentifiedAccount,
  type UnidentifiedReceipt,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { OpenDocument, PaidParty, Withholding } from '../payments-ports';
import { postReceivedTax, type ReceivedTax } from './advance-tax';
import { gstColumns } from './gst-columns';
import { insertPayment } from './payment.repository';
import { recordAllocations, settlementsOf } from './settlements';

export interface NewPayment {
  input: TradeInput;
  id: string;
  number: string;
  bank: PayingBank;
  /** By which its money reached the bank already: it comes from suspense. */
  from: UnidentifiedReceipt | null;
  invoices: readonly OpenDocument[];
  party: PaidParty;
  withholding: Withholding | null;
  /** GST on what is left as an advance, under the number of its receipt voucher. */
  tax: (ReceivedTax & { number: string }) | null;
}

const saidOf = { RECEIPT: 'Received from', PAYMENT: 'Paid to' } as const;

/** Writes a payment with its voucher and what it settles, all at once. */
export async function postPayment(payment: NewPayment, context: WriteContext): Promise<void> {
  const { input, id, number, bank, from, invoices, party, withholding, tax } = payment;
  const { direction, date, mode, reference } = input;
  const { lines, fxGainPaise } = paymentVoucher({
    partyId: party.id,
    bank: from ? { ...bank, accountCode: unidentifiedAccount } : bank,
    payment: input,
    settlements: settlementsOf(input.allocations, invoices),
    tdsAccountCode: withholding?.accountCode ?? null,
    chargesGst: input.chargesGst,
  });
  const voucherId = newId();
  const taxed =
    tax && postReceivedTax(tax, { paymentId: id, partyId: party.id, voucherId, date, number: tax.number }, context);
  await together(
    postVoucher(context, {
      id: voucherId,
      type: direction,
      date,
      narration: `${saidOf[direction]} ${party.name}, ${[movedBy(mode, reference), from && `by ${from.number}`].filter(Boolean).join(' ')}`,
      document: { type: 'payment', id, number },
      lines: [...lines, ...(taxed?.lines ?? [])],
    }),
    insertPayment(context, {
      ...columnsOf(payment),
      fromReceiptId: input.fromReceiptId ?? null,
      fxGainPaise,
      voucherId,
    }),
    taxed?.keep(),
    recordAllocations(context, { direction, paymentId: id, voucherId, date }, input.allocations),
  );
}

function columnsOf({ input, id, number, party, withholding }: NewPayment) {
  const { bankId, partyId, direction, date, mode, currency, amountMinor, reference } = input;
  return {
    ...{ bankId, partyId, direction, date, mode, currency, amountMinor },
    id,
    number,
    status: 'POSTED',
    reference: reference ?? null,
    exchangeRate: paymentRate(input),
    bankAmountPaise: bankPaise(input),
    tdsPaise: input.tdsPaise ?? 0,
    ...chargesColumns(input),
    form15ca: formKept(input, party),
    advanceTaxReason: input.advanceTax === null ? (input.advanceTaxReason ?? null) : null,
    tdsNature: withholding?.nature ?? null,
    tdsSection: withholding?.section ?? null,
    tdsAccountCode: withholding?.accountCode ?? null,
  };
}

/** Within the country there is no such form, whatever was said. */
const formKept = ({ form15ca }: TradeInput, { country }: PaidParty): string | null =>
  country === homeCountry ? null : (form15ca ?? null);

const chargesColumns = ({ bankChargesPaise = 0, chargesGst }: TradeInput) => ({
  bankChargesPaise,
  ...(chargesGst && gstColumns(bankChargesPaise, chargesGst)),
});
