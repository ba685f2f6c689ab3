import { getSaleInvoice, type SaleInvoice } from '@freightdesk/invoices-contract';
import {
  type AddPaymentInput,
  addPayment,
  allocatePayment,
  type Payment,
  refundPayment,
} from '@freightdesk/payments-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { Banks } from './banks';
import type { Call } from './diary';
import type { Bill } from './invoices';
import { Made } from './made';
import { referenceOf } from './reference';
import { later, minutesLater } from './work-time';
import type { World } from './world';

type Habit = 'at once' | 'two halves' | 'a part' | 'less tax' | 'not yet' | 'ahead';

/** How customers pay, in turn. */
const habits: readonly [Habit, ...Habit[]] = ['at once', 'two halves', 'less tax', 'a part', 'ahead', 'not yet'];

/** The customers' money: whole, in halves, with tax withheld, ahead of the bill, or not at all. */
export function tellOfReceipts(world: World, bills: readonly Bill[], banks: Banks): void {
  const perTurn = habits.length;
  bills.forEach((bill, index) => {
    const habit = habits[index % perTurn] ?? habits[0];
    tellers[bill.isForeign && habit === 'less tax' ? 'at once' : habit]({ world, bill, banks });
  });
}

interface Facts {
  world: World;
  bill: Bill;
  banks: Banks;
}

const tellers: Readonly<Record<Habit, (facts: Facts) => void>> = {
  'at once': (facts) => pay(facts, { daysAfter: [7, 24], share: 1 }),
  'two halves': (facts) => {
    pay(facts, { daysAfter: [6, 12], share: 0.5 });
    pay(facts, { daysAfter: [14, 28], share: 1 });
  },
  'a part': (facts) => pay(facts, { daysAfter: [9, 20], share: 0.4, isConverted: facts.bill.isForeign }),
  'less tax': (facts) => pay(facts, { daysAfter: [10, 26], share: 1, withholds: true }),
  ahead: (facts) => payAhead(facts),
  'not yet': () => undefined,
};

const openInvoice = (call: Call, { invoice }: Bill): Promise<SaleInvoice> =>
  call(getSaleInvoice, { id: invoice.record.id });

/** What a receipt says beside the amount; drawn when the story is told. */
function termsOf({ world: { random }, bill, banks }: Facts, at: Date) {
  const bank = bill.isForeign ? banks.dollars : random.pick([banks.current, banks.current, banks.second]);
  const rate = `88.${random.whole(10, 95)}`;
  const mode = bill.isForeign ? 'RTGS' : random.pick(['NEFT', 'RTGS', 'IMPS', 'CHEQUE'] as const);
  const reference = referenceOf(mode, random);
  return (invoice: SaleInvoice): Omit<AddPaymentInput, 'amountMinor' | 'allocations'> => ({
    direction: 'RECEIPT',
    bankId: bank.record.id,
    partyId: invoice.party.id,
    date: businessDateAt(at),
    mode,
    reference,
    currency: invoice.currency,
    ...(bill.isForeign && { exchangeRate: rate }),
  });
}

/** Dollars that the rupee account got, less what the bank took for turning them. */
const converted = ({ current }: Banks) => ({
  bankId: current.record.id,
  bankChargesPaise: 590_00,
  chargesGst: { gstRate: '18', supply: 'INTRA', itcEligible: true } as const,
});

/** Part of what is outstanding, in whole paise; tax is withheld at 2 % of the value before GST. */
function pay(
  facts: Facts,
  {
    daysAfter: [least, most],
    share,
    withholds = false,
    isConverted = false,
  }: { daysAfter: [number, number]; share: number; withholds?: boolean; isConverted?: boolean },
): void {
  const { world, bill } = facts;
  const at = later(bill.issuedAt, world.random.whole(least, most), world.random);
  const terms = termsOf(facts, at);
  world.diary.note('ACCOUNT', at, async (call) => {
    const invoice = await openInvoice(call, bill);
    const settles = Math.round(invoice.outstandingMinor * share);
    const tdsPaise = withholds ? Math.round(invoice.taxablePaise * 0.02) : 0;
    await call(addPayment, {
      ...terms(invoice),
      ...(isConverted && converted(facts.banks)),
      amountMinor: settles - tdsPaise,
      tdsPaise,
      allocations: [{ invoiceId: invoice.id, amountMinor: settles }],
    });
  });
}

/** A round sum before anyone says what it is for; some days later accounts allocate it, and of what is left a half goes back. */
function payAhead(facts: Facts): void {
  const { world, bill } = facts;
  const receipt = new Made<Payment>('An advance');
  const paidAt = later(bill.issuedAt, world.random.whole(2, 8), world.random);
  const allocatedAt = later(paidAt, world.random.whole(2, 6), world.random);
  const terms = termsOf(facts, paidAt);
  const more = world.random.whole(1, 9) * 1_000_00;
  world.diary.note('ACCOUNT', paidAt, async (call) => {
    const invoice = await openInvoice(call, bill);
    const amountMinor = invoice.outstandingMinor + more;
    receipt.record = (await call(addPayment, { ...terms(invoice), amountMinor, allocations: [] })).data;
  });
  world.diary.note('ACCOUNT', allocatedAt, async (call) => {
    const { id: invoiceId, outstandingMinor: amountMinor } = await openInvoice(call, bill);
    const { id, version } = receipt.record;
    receipt.record = await call(allocatePayment, { id, version, allocations: [{ invoiceId, amountMinor }] });
  });
  if (bill.isForeign) return;
  const refundedAt = minutesLater(allocatedAt, 20);
  world.diary.note('ACCOUNT', refundedAt, async (call) => {
    const { id, version } = receipt.record;
    const terms = { bankId: facts.banks.current.record.id, date: businessDateAt(refundedAt), mode: 'NEFT' } as const;
    await call(refundPayment, { id, version, ...terms, reference: 'UTR refund', amountMinor: more / 2 });
  });
}
