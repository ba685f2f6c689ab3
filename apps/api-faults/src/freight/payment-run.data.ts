import type { Parsed } from '../client/caller';
import { newName, type Prepare, stamp } from './masters.data';
import { otherOf } from './other-person';
import { billInput, type Shop, vendorPaymentInput } from './shop';

async function runInput(shop: Shop): Promise<object> {
  const bill = await shop.by.done('/purchase-invoice/add', { ...billInput(shop, newName('bill')), post: true });
  const lines = [{ invoiceId: bill.id, amountPaise: 500_00 }];
  return { title: newName('Vendors'), bankId: shop.bankId, payOn: shop.today, lines };
}

const prepared = async (shop: Shop): Promise<Parsed> => shop.by.done('/payment-run/add', await runInput(shop));

/** Who approves a run did not prepare it. */
async function submitted(shop: Shop): Promise<Parsed> {
  const other = await otherOf(shop);
  const run = await other.done('/payment-run/add', await runInput(shop));
  return other.done('/payment-run/submit', stamp(run));
}

/** Requests about vendors who are paid together. */
export const runRequests: Readonly<Record<string, Prepare>> = {
  '/payment-run/add': runInput,
  '/payment-run/update': async (shop) => {
    const run = await prepared(shop);
    const [line] = run.lines;
    const lines = [{ invoiceId: line.invoiceId, amountPaise: 400_00 }];
    return { ...stamp(run), title: newName('Vendors'), bankId: shop.bankId, payOn: shop.today, lines };
  },
  '/payment-run/submit': async (shop) => stamp(await prepared(shop)),
  '/payment-run/return': async (shop) => ({ ...stamp(await submitted(shop)), reason: 'Pay half' }),
  '/payment-run/approve': async (shop) => stamp(await submitted(shop)),
  '/payment-run/pay': async (shop) => {
    const run = await submitted(shop);
    return { ...stamp(await shop.by.done('/payment-run/approve', stamp(run))), date: shop.today };
  },
  '/payment-run/fit-line': async (shop) => {
    const run = await prepared(shop);
    const [line] = run.lines;
    // Paid but for 300 meanwhile, of which the run would pay 500.
    const amountMinor = line.outstandingPaise - 300_00;
    const allocations = [{ invoiceId: line.invoiceId, amountMinor }];
    await shop.by.done('/payment/add', { ...vendorPaymentInput(shop, newName('part')), amountMinor, allocations });
    return { ...stamp(run), invoiceId: line.invoiceId };
  },
  '/payment-run/cancel': async (shop) => ({ ...stamp(await prepared(shop)), reason: 'Paid by cheque' }),
  '/payment-run/hold-bill': async (shop) => {
    const bill = await shop.by.done('/purchase-invoice/add', { ...billInput(shop, newName('bill')), post: true });
    return { invoiceId: bill.id, reason: 'Short delivered' };
  },
};
