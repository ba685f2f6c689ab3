import { newName, type Prepare, stamp } from './masters.data';
import type { Shop } from './shop';

/** What is quoted; the price says how little is left of it. */
async function quotationInput({ by, customerId, today }: Shop, sellRate = '1000') {
  const [head] = (await by.get('/charge-head/list?pageSize=1')).body.data;
  const charge = { chargeHeadId: head.id, basis: 'PER_SHIPMENT', quantity: '1', buyRate: '800', sellRate };
  return {
    ...{ partyId: customerId, date: today, validUntil: today, mode: 'SEA_FCL', direction: 'EXPORT' },
    ...{ originLocode: 'INNSA', destinationLocode: 'AEJEA', charges: [charge], notes: newName('quotation') },
  };
}

const add = async (shop: Shop) => shop.by.done('/quotation/add', await quotationInput(shop));
const sent = async (shop: Shop) => shop.by.done('/quotation/send', stamp(await add(shop)));

/** Below what the company wants to keep, so that it waits for approval. */
async function waiting(shop: Shop) {
  const company = await shop.by.read('/company/get');
  await shop.by.done('/company/update', { ...stamp(company), marginFloorPercent: '5' });
  const draft = await shop.by.done('/quotation/add', await quotationInput(shop, '801'));
  return shop.by.done('/quotation/send', stamp(draft));
}

/** What a vendor asks of us; each is a tariff of its own. */
async function rateSheetInput({ by, vendorId, today }: Shop) {
  const [head] = (await by.get('/charge-head/list?pageSize=1')).body.data;
  const rate = { chargeHeadId: head.id, basis: 'PER_CONTAINER', containerType: '22G1', currency: 'USD', rate: '450' };
  return {
    ...{ vendorId, mode: 'SEA_FCL', originLocode: 'INNSA', destinationLocode: 'AEJEA', reference: newName('tariff') },
    ...{ validFrom: today, validUntil: today, lines: [rate] },
  };
}

/** Requests that price freight. */
export const quotationRequests: Readonly<Record<string, Prepare>> = {
  '/rate-sheet/add': rateSheetInput,
  '/rate-sheet/update': async (shop) => ({
    ...stamp(await shop.by.done('/rate-sheet/add', await rateSheetInput(shop))),
    notes: 'Asked for a lower rate',
  }),
  '/quotation/add': (shop) => quotationInput(shop),
  '/quotation/update': async (shop) => ({ ...stamp(await add(shop)), notes: 'Asked for a lower rate' }),
  '/quotation/send': async (shop) => stamp(await add(shop)),
  '/quotation/approve': async (shop) => stamp(await waiting(shop)),
  '/quotation/return': async (shop) => ({ ...stamp(await waiting(shop)), reason: 'Ask for more' }),
  '/quotation/revise': async (shop) => stamp(await sent(shop)),
  '/quotation/accept': async (shop) => ({ ...stamp(await sent(shop)), acceptedBy: 'Meera Nair' }),
  '/quotation/reject': async (shop) => ({ ...stamp(await sent(shop)), reason: 'Too dear' }),
};
