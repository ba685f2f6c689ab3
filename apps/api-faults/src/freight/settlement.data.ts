import { type Caller, inviteAnother } from '../client/caller';
import { newName, type Prepare, stamp } from './masters.data';
import { billInput, saleInput, type Shop } from './shop';

const amountMinor = 100_00;

/** One party's invoice and its bill, both in the books. */
async function twoSides(shop: Shop): Promise<{ saleId: string; billId: string }> {
  const { by, customerId } = shop;
  const sale = await by.done('/sale-invoice/add', { ...saleInput(shop, newName('sale')), issue: true });
  const bill = { ...billInput({ ...shop, vendorId: customerId }, newName('bill')), post: true };
  return { saleId: sale.id, billId: (await by.done('/purchase-invoice/add', bill)).id };
}

async function setOffInput(shop: Shop) {
  const { saleId, billId } = await twoSides(shop);
  return {
    ...{ partyId: shop.customerId, date: shop.today, currency: 'INR' },
    sales: [{ invoiceId: saleId, amountMinor }],
    bills: [{ invoiceId: billId, amountMinor }],
  };
}

const writeOffInput = async (shop: Shop) => ({
  ...{ direction: 'RECEIPT', invoiceId: (await twoSides(shop)).saleId, amountMinor, reason: 'Too small to chase' },
});

const colleagues = new WeakMap<Caller, Promise<Caller>>();

/** Who asks for what this person decides. */
function colleagueOf(by: Caller): Promise<Caller> {
  const known = colleagues.get(by) ?? inviteAnother(by, 'colleague@freightdesk.test');
  colleagues.set(by, known);
  return known;
}

const waiting = async (shop: Shop) =>
  stamp(await (await colleagueOf(shop.by)).done('/settlement/write-off', await writeOffInput(shop)));

/** Requests that settle without money. */
export const settlementRequests: Readonly<Record<string, Prepare>> = {
  '/settlement/set-off': setOffInput,
  '/settlement/write-off': writeOffInput,
  '/settlement/approve': waiting,
  '/settlement/refuse': async (shop) => ({ ...(await waiting(shop)), reason: 'Ring him first' }),
  '/settlement/reverse': async (shop) => ({
    ...stamp(await shop.by.done('/settlement/set-off', await setOffInput(shop))),
    reason: 'A mistake',
  }),
};
