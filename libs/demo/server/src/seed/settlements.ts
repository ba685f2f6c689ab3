import { enterRemittance, getPurchaseInvoice } from '@freightdesk/invoices-contract';
import {
  approveWriteOff,
  askWriteOff,
  type OutstandingInvoice,
  outstandingInvoices,
  proposedSetOff,
  setOff,
  type Settlement,
} from '@freightdesk/payments-contract';
import { addDays, type BusinessDate, businessDateAt } from '@freightdesk/shared-calendar';
import type { Call } from './diary';
import { Made } from './made';
import type { Trader } from './parties';
import { minutesLater } from './work-time';
import { historyDays, type World } from './world';

/** Nobody pays a document of that age any more: what is left of it is settled otherwise. */
const longOpenDays = 40;
const restPaise = 450_00;

/** On the last evening accounts clear what is long open: agents are set off, and small rests given up where an administrator agrees. */
export function tellOfSettlements({ diary, firstDay }: World, traders: readonly Trader[]): void {
  const day = addDays(firstDay, historyDays - 1);
  const evening = new Date(Date.parse(`${day}T18:30:00+05:30`));
  const agents = traders.filter(({ isForeign }) => isForeign);
  const customers = traders.filter(({ isForeign }) => !isForeign);
  diary.note('ACCOUNT', evening, async (call) => {
    for (const { party } of agents) await setOffAgent(call, party.record.id, evening);
  });
  const agreed = new Made<Settlement>('the rest that is given up');
  diary.note('ACCOUNT', minutesLater(evening, 10), async (call) => {
    const [first, second] = await longOpen(call, customers, day);
    if (first) agreed.record = await giveUp(call, first, 'The customer deducted charges of his bank');
    if (second) await giveUp(call, second, 'Difference of weight that is too small to argue about');
  });
  diary.note('ADMIN', minutesLater(evening, 30), async (call) => {
    await call(approveWriteOff, { id: agreed.record.id, version: agreed.record.version });
  });
}

const isLongOpen = (day: BusinessDate) => {
  const since = addDays(day, -longOpenDays);
  return ({ date, outstandingMinor }: OutstandingInvoice) => date <= since && outstandingMinor > 0;
};

/** An agent who bills us and is billed by us, in the currency of both. */
async function setOffAgent(call: Call, partyId: string, at: Date): Promise<void> {
  const date = businessDateAt(at);
  const [sales, bills] = [
    await call(outstandingInvoices, { partyId, direction: 'RECEIPT' }),
    await call(outstandingInvoices, { partyId, direction: 'PAYMENT' }),
  ].map((documents) => documents.filter(isLongOpen(date)));
  const currency = sales?.[0]?.currency;
  if (!sales || !bills || !currency) return;
  const parts = proposedSetOff({ sales, bills }, currency);
  if (parts.bills.length === 0) return;
  for (const { invoiceId: id } of parts.bills) {
    const { version } = await call(getPurchaseInvoice, { id });
    await call(enterRemittance, { id, version, form15ca: `CA${date.replaceAll('-', '')}` });
  }
  await call(setOff, { partyId, date, currency, ...parts, reason: 'As agreed with the agent at the end of the month' });
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
