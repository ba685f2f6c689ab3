import { enterRemittance, getPurchaseInvoice, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { type AddPaymentInput, addPayment } from '@freightdesk/payments-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { Banks } from './banks';
import type { Made } from './made';
import { referenceOf } from './reference';
import { later } from './work-time';
import type { World } from './world';

/** A vendor's bill that stands in the books. */
export interface PostedBill {
  bill: Made<PurchaseInvoice>;
  isForeign: boolean;
  postedAt: Date;
}

/** Of six bills three are paid whole, one in part, and two wait: for their day, or for money. */
const shares = [1, 0, 1, 0.5, 1, 0] as const;

/** Accounts pay vendors some days after their bills, by bank transfer or cheque; small ones by UPI. */
export function tellOfPayments(world: World, bills: readonly PostedBill[], banks: Banks): void {
  bills.forEach((bill, index) => {
    const share = shares[index % shares.length] ?? 0;
    if (share > 0) pay(world, bill, { banks, share });
  });
}

function pay(
  { diary, random }: World,
  { bill, isForeign, postedAt }: PostedBill,
  { banks, share }: { banks: Banks; share: number },
): void {
  const at = later(postedAt, random.whole(9, 20), random);
  const bank = isForeign ? banks.dollars : banks.current;
  const mode = isForeign ? 'RTGS' : random.pick(['NEFT', 'NEFT', 'RTGS', 'CHEQUE', 'UPI'] as const);
  const reference = referenceOf(mode, random);
  const form15ca = `CA${reference.replace(/\D/g, '')}`;
  const exchangeRate = `88.${random.whole(10, 95)}`;
  diary.note('ACCOUNT', at, async (call) => {
    const {
      id: invoiceId,
      version,
      party,
      currency,
      outstandingMinor,
    } = await call(getPurchaseInvoice, {
      id: bill.record.id,
    });
    const amountMinor = Math.round(outstandingMinor * share);
    if (amountMinor <= 0) return;
    if (isForeign) await call(enterRemittance, { id: invoiceId, version, form15ca });
    const moved: AddPaymentInput = {
      ...{ direction: 'PAYMENT', bankId: bank.record.id, partyId: party.id, date: businessDateAt(at), mode, reference },
      ...{ currency, amountMinor, allocations: [{ invoiceId, amountMinor }] },
    };
    await call(addPayment, isForeign ? { ...moved, exchangeRate } : moved);
  });
}
