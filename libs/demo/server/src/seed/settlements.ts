import { addSaleInvoice } from '@freightdesk/invoices-contract';
import {
  approveWriteOff,
  askWriteOff,
  type OutstandingInvoice,
  outstandingInvoices,
  proposedSetOff,
  setOff,
  settable,
  type Settlement,
} from '@freightdesk/payments-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { Call } from './diary';
import type { Parties, Trader } from './parties';
import { minutesLater } from './work-time';
import { historyDays, type World } from './world';

/** Nobody pays a document of that age any more: what is left of it is settled otherwise. */
const longOpenDays = 40;
const restPaise = 450_00;

/** A carrier whose lorries wait in our yard is billed for it, and is owed for his trips. */
const yardRent = { description: 'Space for lorries in our yard', sac: '996729', quantity: '1', rate: '8500.00' };

/** On the last evening accounts clear what is open without money: a carrier is set off, and small rests are given up where an administrator agrees. */
export function tellOfSettlements({ diary, firstDay }: World, { traders, carriers }: Parties): void {
  const day = addDays(firstDay, historyDays - 1);
  const evening = new Date(Date.parse(`${day}T18:30:00+05:30`));
  diary.note('ACCOUNT', evening, (call) => setOffCarrier(call, carriers, day));
  const asked: Settlement[] = [];
  diary.note('ACCOUNT', minutesLater(evening, 10), async (call) => {
    const [first, second] = await longOpen(call, traders, day);
    if (first) asked.push(await giveUp(call, first, 'The customer deducted charges of his bank'));
    if (second) await giveUp(call, second, 'Difference of weight that is too small to argue about');
  });
  diary.note('ADMIN', minutesLater(evening, 30), async (call) => {
    for (const { id, version } of asked) await call(approveWriteOff, { id, version });
  });
}

const isLongOpen = (day: BusinessDate) => {
  const since = addDays(day, -longOpenDays);
  return ({ date, outstandingMinor }: OutstandingInvoice) => date <= since && outstandingMinor > 0;
};

/** The first carrier to whom something is owed. */
async function setOffCarrier(call: Call, carriers: Parties['carriers'], date: BusinessDate): Promise<void> {
  for (const { record: carrier } of carriers.toReversed()) {
    const partyId = carrier.id;
    const bills = await call(outstandingInvoices, { partyId, direction: 'PAYMENT' });
    if (settable(bills, 'INR').length === 0) continue;
    const lines = [{ ...yardRent, gstRate: '18' }];
    const currency = 'INR';
    await call(addSaleInvoice, { kind: 'TAX_INVOICE', partyId, date, currency, lines, issue: true });
    const sales = await call(outstandingInvoices, { partyId, direction: 'RECEIPT' });
    const reason = 'As agreed at the end of the month';
    await call(setOff, { partyId, date, currency, ...proposedSetOff({ sales, bills }, currency), reason });
    return;
  }
}

/** Invoices in rupees, of different customers, the oldest of each. */
async function longOpen(call: Call, customers: readonly Trader[], day: BusinessDate): Promise<OutstandingInvoice[]> {
  const found: OutstandingInvoice[] = [];
  for (const { party } of customers) {
    const open = await call(outstandingInvoices, { partyId: party.record.id, direction: 'RECEIPT' });
    const oldest = open.filter(isLongOpen(day)).find(({ currency }) => currency === 'INR');
    if (oldest) found.push(oldest);
    if (found.length === 2) break;
  }
  return found;
}

const giveUp = (call: Call, { id, outstandingMinor }: OutstandingInvoice, reason: string): Promise<Settlement> =>
  call(askWriteOff, {
    ...{ direction: 'RECEIPT', invoiceId: id, amountMinor: Math.min(outstandingMinor, restPaise), reason },
  });
