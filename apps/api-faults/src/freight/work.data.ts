import { randomBytes } from 'node:crypto';
import type { Parsed } from '../client/caller';
import { newName, picture, type Prepare, stamp } from './masters.data';
import { otherOf } from './other-person';
import { quotationRequests } from './quotation.data';
import {
  bankInput,
  billInput,
  partyInput,
  receiptInput,
  saleInput,
  type Shop,
  transferInput,
  vendorPaymentInput,
} from './shop';

const now = () => new Date().toISOString();
const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 3_600_000).toISOString().slice(0, 10);
const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000).toISOString();

const leadInput = ({ customerId, today }: Shop) => ({
  ...{ date: today, source: 'REFERRAL', companyName: 'Coastal Spices Exports', contactName: 'Meera Nair' },
  ...{ mobile: '98200 12345', service: 'SEA_FCL', direction: 'EXPORT', originLocode: 'INNSA' },
  ...{ destinationLocode: 'AEJEA', incoterm: 'FOB', commodity: 'Cardamom', nextFollowUpAt: inTwoDays() },
  ...{ hsCode: '090831', containers: [{ quantity: 1, sizeType: '22G1' }] },
  partyId: customerId,
});
const addLead = (shop: Shop) => shop.by.done('/lead/add', leadInput(shop));

const jobInput = ({ customerId, today }: Shop) => ({
  ...{ date: today, mode: 'SEA_FCL', direction: 'EXPORT', customerId, originLocode: 'INNSA' },
  ...{ destinationLocode: 'AEJEA', incoterm: 'FOB', commodity: 'Cardamom in cartons' },
});
const addJob = (shop: Shop) => shop.by.done('/jobcard/add', jobInput(shop));

const docketInput = ({ customerId, today }: Shop) => ({
  ...{ date: today, mode: 'SURFACE', billingPartyId: customerId, description: 'Cotton shirts', packing: 'Cartons' },
  consignor: {
    name: 'Konkan Textiles',
    gstin: '27AAGCB7383J1Z8',
    address: 'Plot 14, Bhiwandi',
    pincode: '421302',
    phone: '98200 12345',
  },
  consignee: { name: 'Kaveri Traders', gstin: 'URP', stateCode: '29', address: '8, Peenya', pincode: '560058' },
  ...{ packages: 12, actualKg: '120.5', declaredValuePaise: 45_000_00, risk: 'OWNER', freightBasis: 'TBB' },
  gstPayableBy: 'CONSIGNOR',
});
const addDocket = (shop: Shop) => shop.by.done('/domestic/jobcard/add', docketInput(shop));

async function carriedDocket(shop: Shop) {
  const booked = await shop.by.done('/domestic/jobcard/move', { ...stamp(await addDocket(shop)), to: 'BOOKED' });
  return shop.by.read(`/domestic/shipment/get?id=${booked.shipments[0].id}`);
}

async function openedShipment(shop: Shop, changes: object = {}) {
  const added = await shop.by.done('/jobcard/add', { ...jobInput(shop), ...changes });
  const job = await shop.by.done('/jobcard/move', { ...stamp(added), to: 'OPEN' });
  return shop.by.read(`/shipment/get?id=${job.shipments[0].id}`);
}

const linkInput = ({ id }: { id: string }) => ({ record: 'shipment', recordId: id });

const exceptionInput = (shipment: { id: string }) => ({ ...linkInput(shipment), kind: 'ROLLED_OVER' });

async function deliveredShipment(shop: Shop) {
  const shipment = await openedShipment(shop, { mode: 'ROAD', incoterm: 'FCA' });
  const told = { status: 'DELIVERED', at: now(), deliveredAt: now(), receiverName: 'M Nair' };
  const skipped = ['PICKED_UP', 'IN_TRANSIT'];
  return shop.by.done('/shipment/update-current-status', { ...stamp(shipment), ...told, skipped });
}

/** The last that was told of it, which was somewhere else. */
const correctionOf = (shipment: Parsed) => ({
  ...stamp(shipment),
  ...{ eventId: shipment.events.at(-1).id, at: now(), location: newName('Gate'), reason: 'Misread' },
});

async function deliveredDocket(shop: Shop) {
  let shipment = await carriedDocket(shop);
  const steps = [
    { status: 'PICKED_UP', vehicleNo: 'MH04JK1234', pickupDate: shop.today },
    { status: 'OUT_FOR_DELIVERY', driverName: 'S Pawar' },
    { status: 'DELIVERED', deliveredAt: now(), receiverName: 'R Kale', packagesDelivered: 12 },
  ];
  for (const step of steps) {
    const told = { ...stamp(shipment), at: now(), ...step };
    shipment = await shop.by.done('/domestic/shipment/update-current-status', told);
  }
  return shipment;
}

function podForm({ id, version }: { id: string; version: number }): FormData {
  const form = new FormData();
  const told = { id, version: String(version), receiverName: 'R Kale', deliveredAt: now(), remarks: newName('POD') };
  for (const [name, value] of Object.entries(told)) form.append(name, value);
  form.append('file', picture(), 'pod.png');
  return form;
}

function paperForm({ id, version }: { id: string; version: number }, receivedOn: string): FormData {
  const form = new FormData();
  const told = { id, version: String(version), paper: 'PACKING_LIST', status: 'RECEIVED', receivedOn };
  for (const [name, value] of Object.entries(told)) form.append(name, value);
  form.append('file', picture(), 'packing-list.png');
  return form;
}

const addSale = (shop: Shop) => shop.by.done('/sale-invoice/add', saleInput(shop, newName('sale')));
const issuedSale = (shop: Shop) =>
  shop.by.done('/sale-invoice/add', { ...saleInput(shop, newName('sale')), issue: true });
const addBill = (shop: Shop) => shop.by.done('/purchase-invoice/add', billInput(shop, newName('bill')));
const postedBill = (shop: Shop) =>
  shop.by.done('/purchase-invoice/add', { ...billInput(shop, newName('bill')), post: true });
/** Billed so long ago that its credit goes back unless the vendor is paid. */
const unpaidBill = (shop: Shop) => {
  const supplierDate = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
  return shop.by.done('/purchase-invoice/add', { ...billInput(shop, newName('bill')), supplierDate, post: true });
};
const payAhead = (shop: Shop) => shop.by.done('/payment/add', vendorPaymentInput(shop, newName('payment')));

/** Requests that move freight. */
const recurringInput = async (shop: Shop) => ({
  ...{ invoiceId: (await issuedSale(shop)).id, period: 'MONTHLY', nextOn: shop.today },
});
const addRecurring = async (shop: Shop) => shop.by.done('/recurring-invoice/add', await recurringInput(shop));

export const workRequests: Readonly<Record<string, Prepare>> = {
  '/lead/add': async (shop) => leadInput(shop),
  '/lead/update': async (shop) => ({ ...stamp(await addLead(shop)), notes: 'Asked for a rate' }),
  '/lead/move': async (shop) => ({ ...stamp(await addLead(shop)), to: 'CONTACTED' }),
  '/lead/follow-up': async (shop) => ({
    ...stamp(await addLead(shop)),
    ...{ kind: 'CALL', text: 'Wants the rate by noon', nextFollowUpAt: '2031-01-02T04:30:00Z' },
  }),
  '/lead/delete': async (shop) => stamp(await addLead(shop)),
  '/lead/convert': async (shop) => ({ ...stamp(await addLead(shop)), withoutQuotationReason: 'Yearly contract' }),
  ...quotationRequests,
  '/jobcard/add': async (shop) => jobInput(shop),
  '/jobcard/update': async (shop) => ({ ...stamp(await addJob(shop)), notes: 'Two containers' }),
  '/jobcard/move': async (shop) => ({ ...stamp(await addJob(shop)), to: 'OPEN' }),
  '/jobcard/accrue-free-days': async (shop) => {
    const terms = { demurrageFreeDays: 0, demurrageDayPaise: 450_000 };
    const box = { containerNumber: 'CSQU3054383', sizeType: '22G1', dischargedOn: shop.today };
    return stamp(await shop.by.done('/jobcard/add', { ...jobInput(shop), ...terms, containers: [box] }));
  },
  '/jobcard/settle-paper': async (shop) => paperForm(await addJob(shop), shop.today),
  '/jobcard/link-houses': async (shop) => ({
    ...stamp(await addJob(shop)),
    houses: [stamp(await addJob(shop)), stamp(await addJob(shop))],
  }),
  '/jobcard/apportion': async (shop) => {
    const [master, house] = [await addJob(shop), await addJob(shop)];
    const linked = await shop.by.done('/jobcard/link-houses', { ...stamp(master), houses: [stamp(house)] });
    const seen = stamp(await shop.by.read(`/jobcard/get?id=${house.id}`));
    return { ...stamp(linked), basis: 'EQUAL', heads: [], houses: [seen] };
  },
  '/job-costs/move': async (shop) => {
    const [master, house] = [await addJob(shop), await addJob(shop)];
    const linked = await shop.by.done('/jobcard/link-houses', { ...stamp(master), houses: [stamp(house)] });
    const seen = stamp(await shop.by.read(`/jobcard/get?id=${house.id}`));
    await shop.by.done('/jobcard/apportion', { ...stamp(linked), basis: 'EQUAL', heads: [], houses: [seen] });
    await shop.by.done('/journal/add', {
      ...{ date: shop.today, narration: 'Port dues' },
      lines: [
        { accountCode: '6010', debitPaise: 500_00, jobId: master.id },
        { accountCode: '2900', creditPaise: 500_00 },
      ],
    });
    return { id: master.id, date: shop.today, totalPaise: 500_00 };
  },
  '/jobcard/unlink-house': async (shop) => {
    const [master, house] = [await addJob(shop), await addJob(shop)];
    const linked = await shop.by.done('/jobcard/link-houses', { ...stamp(master), houses: [stamp(house)] });
    return { ...stamp(linked), house: stamp(await shop.by.read(`/jobcard/get?id=${house.id}`)) };
  },
  '/jobcard/delete': async (shop) => stamp(await addJob(shop)),
  '/shipment/update': async (shop) => ({ ...stamp(await openedShipment(shop)), exceptions: ['ROLLED_OVER'] }),
  '/shipment/upload-pod': async (shop) => podForm(await deliveredShipment(shop)),
  '/shipment/correct-event': async (shop) => correctionOf(await deliveredShipment(shop)),
  '/shipment/verify-pod': async (shop) => {
    const proof = podForm(await deliveredShipment(shop));
    const shipment = await (await otherOf(shop)).done('/shipment/upload-pod', proof);
    return { ...stamp(shipment), verdict: 'VERIFIED', podCondition: 'WITH_REMARKS', remarks: newName('POD') };
  },
  '/shipment/update-current-status': async (shop) => {
    const shipment = await openedShipment(shop);
    const booking = { bookingNo: 'BK-778', carrier: 'Maersk', vessel: 'Maersk Chennai', voyage: '614W' };
    return {
      ...stamp(shipment),
      status: 'BOOKING_CONFIRMED',
      at: now(),
      location: 'INMAA',
      ...booking,
      etd: shop.today,
    };
  },
  '/shipment-exception/raise': async (shop) => exceptionInput(await openedShipment(shop)),
  '/shipment-exception/settle': async (shop) => {
    const { id } = await shop.by.done('/shipment-exception/raise', exceptionInput(await openedShipment(shop)));
    return { id, settled: 'The line found the box' };
  },
  '/shipment-exception/assign': async (shop) => {
    const { id, owner } = await shop.by.done('/shipment-exception/raise', exceptionInput(await openedShipment(shop)));
    return { id, ownerId: owner.id };
  },
  '/tracking-link/add': async (shop) => linkInput(await openedShipment(shop)),
  '/tracking-link/revoke': async (shop) => {
    const { id } = await shop.by.done('/tracking-link/add', linkInput(await openedShipment(shop)));
    return { id };
  },
  '/domestic/jobcard/add': async (shop) => docketInput(shop),
  '/domestic/jobcard/update': async (shop) => ({ ...stamp(await addDocket(shop)), notes: 'Fragile' }),
  '/domestic/jobcard/move': async (shop) => ({ ...stamp(await addDocket(shop)), to: 'BOOKED' }),
  '/domestic/jobcard/hire': async (shop) => ({
    ...stamp(await addDocket(shop)),
    hire: { partyId: shop.vendorId, agreedPaise: 18_000_00, advancePaise: 5_000_00 },
  }),
  '/domestic/jobcard/delete': async (shop) => stamp(await addDocket(shop)),
  '/domestic/shipment/correct-event': async (shop) => correctionOf(await deliveredDocket(shop)),
  '/domestic/shipment/upload-pod': async (shop) => podForm(await deliveredDocket(shop)),
  '/domestic/shipment/update': async (shop) => ({ ...stamp(await carriedDocket(shop)), exceptions: ['DELAYED'] }),
  '/domestic/shipment/update-current-status': async (shop) => ({
    ...stamp(await carriedDocket(shop)),
    ...{ status: 'PICKED_UP', at: now(), vehicleNo: 'MH04JK1234', pickupDate: shop.today },
  }),
};

const journalInput = ({ customerId, today }: Shop) => ({
  date: today,
  narration: newName('journal'),
  lines: [
    { accountCode: '6010', debitPaise: 1_00 },
    { accountCode: '1200', partyId: customerId, creditPaise: 1_00 },
  ],
});

const templateInput = async (shop: Shop) => ({
  journalId: (await shop.by.done('/journal/add', journalInput(shop))).id,
  ...{ name: newName('Rent'), everyMonth: true },
});

/** A year long ago that is open and has something to close. */
async function yearToClose(shop: Shop) {
  const { closing } = await shop.by.read('/year-end/get?year=2001-02');
  if (closing !== null) await shop.by.done('/year-end/reverse', { ...stamp(closing), reason: 'To be closed again' });
  await shop.by.done('/journal/add', { ...journalInput(shop), date: '2001-05-01' });
  return { year: '2001-02' };
}

/** What stands open in dollars since a month long ago, and the rate to value it at. */
async function openDollars({ by }: Shop): Promise<void> {
  const dollars = { ...bankInput(newName('EEFC'), '2002-05-02'), currency: 'USD', openingBalanceMinor: 100_00 };
  await by.done('/bank/add', { ...dollars, openingBalancePaise: 4_800_00 });
  const rate = { currency: 'USD', date: '2002-05-31', rate: '49.00', source: 'Of the day' };
  await by.done('/exchange-rate/add', rate);
}

/** That month, valued by nobody. What is open in it stays the same however often it is asked for. */
async function monthToValue(shop: Shop) {
  const month = '2002-05';
  const { posted, items } = await shop.by.read(`/revaluation/get?month=${month}`);
  if (posted !== null) await shop.by.done('/revaluation/reverse', { ...stamp(posted), reason: 'To be valued again' });
  else if (items.length === 0) await openDollars(shop);
  return { month };
}

const dayOf = (date: string): string => date.split('-').reverse().join('/');

/** A bank of its own with a statement of one line, since one statement of a bank goes on from the other. */
async function bankAndStatement({ by, today }: Shop) {
  const { id: bankId } = await by.done('/bank/add', { ...bankInput(newName('Bank'), today), openingBalancePaise: 0 });
  const form = new FormData();
  form.append('bankId', bankId);
  const rows = ['Date,Narration,Debit,Credit,Balance', `${dayOf(today)},${newName('NEFT')},,500.00,500.00`];
  form.append('file', new Blob([rows.join('\n')]), 'statement.csv');
  return { bankId: String(bankId), form };
}

/** The same with what the books have of it. */
async function lineAndEntry(shop: Shop) {
  const { bankId, form } = await bankAndStatement(shop);
  await shop.by.done('/bank/statement-import', form);
  await shop.by.done('/payment/add', { ...receiptInput({ ...shop, bankId }, newName('receipt')), allocations: [] });
  const { lines, entries } = await shop.by.read(`/bank/proposals?bankId=${bankId}`);
  return { bankId, lineIds: [lines[0].id], entryIds: [entries[0].id] };
}

/** The same with what the books lack of it. */
async function lineAndMissing(shop: Shop) {
  const { bankId, form } = await bankAndStatement(shop);
  await shop.by.done('/bank/statement-import', form);
  const { lines } = await shop.by.read(`/bank/proposals?bankId=${bankId}`);
  const missing = { ...receiptInput({ ...shop, bankId }, newName('receipt')), allocations: [] };
  return { bankId, lineIds: [lines[0].id], create: [missing] };
}

/** A file of these rows; the day is told beside it, whether it is used or not. */
function tableForm(date: string, rows: readonly string[][]): FormData {
  const form = new FormData();
  form.append('date', date);
  form.append('file', new Blob([rows.map((cells) => cells.join(',')).join('\n')]), 'rows.csv');
  return form;
}

/** A cheque of a customer that the bank counted and gave back. */
async function returnedCheque(shop: Shop) {
  const { by, today } = shop;
  const { id: bankId } = await by.done('/bank/add', { ...bankInput(newName('Bank'), today), openingBalancePaise: 0 });
  const day = dayOf(today);
  const rows = ['Date,Narration,Amount,Balance', `${day},CHQ,500.00,500.00`, `${day},CHQ RETURN,-500.00,0.00`];
  const form = new FormData();
  form.append('bankId', bankId);
  form.append('file', new Blob([rows.join('\n')]), 'statement.csv');
  await by.done('/bank/statement-import', form);
  const cheque = { ...receiptInput({ ...shop, bankId }, newName('cheque')), mode: 'CHEQUE', allocations: [] };
  await by.done('/payment/add', cheque);
  const [back] = (await by.read(`/bank/proposals?bankId=${bankId}`)).returns;
  const charged = { bankChargesPaise: 590_00, chargesGst: { gstRate: '18', supply: 'INTRA', itcEligible: true } };
  return { bankId, lineId: back.lineId, entryId: back.entry.id, reason: 'Funds insufficient', ...charged };
}

/** Requests that post, or take part in posting. */
export const moneyRequests: Readonly<Record<string, Prepare>> = {
  '/sale-invoice/add': async (shop) => ({ ...saleInput(shop, newName('sale')), issue: true }),
  '/sale-invoice/edit': async (shop) => ({ ...saleInput(shop, newName('sale')), ...stamp(await addSale(shop)) }),
  '/sale-invoice/issue': async (shop) => stamp(await addSale(shop)),
  '/sale-invoice/delete': async (shop) => stamp(await addSale(shop)),
  '/sale-invoice/credit-note': async (shop) => {
    const { id } = await issuedSale(shop);
    return { id, date: shop.today, reason: newName('Rate was agreed lower'), full: true };
  },
  '/sale-invoice/convert': async (shop) => {
    const proforma = { ...saleInput(shop, newName('sale')), kind: 'PROFORMA', issue: true };
    return { ...stamp(await shop.by.done('/sale-invoice/add', proforma)), issue: true };
  },
  '/einvoice/{id}': async ({ by, ...shop }) => {
    const abroad = await by.done('/party/add', { name: newName('Gulf'), roles: ['CUSTOMER'], country: 'AE' });
    const sale = { ...saleInput({ by, ...shop }, newName('sale')), partyId: abroad.id, kind: 'EXPORT', issue: true };
    const { id } = await by.done('/sale-invoice/add', sale);
    const { payload } = await by.read(`/einvoice/${id}`);
    const irn = randomBytes(32).toString('hex');
    const facts = {
      ...{ SellerGstin: payload.SellerDtls.Gstin, DocNo: payload.DocDtls.No, DocTyp: payload.DocDtls.Typ },
      ...{ DocDt: payload.DocDtls.Dt, TotInvVal: payload.ValDtls.TotInvVal, Irn: irn },
    };
    const qr = Buffer.from(JSON.stringify({ data: JSON.stringify(facts) })).toString('base64url');
    return { id, irn, ackNumber: '112610012345678', ackDate: `${shop.today} 00:00:00`, signedQr: `e30.${qr}.c2ln` };
  },
  '/recurring-invoice/add': async (shop) => recurringInput(shop),
  '/recurring-invoice/update': async (shop) => {
    const { nextOn, period } = await recurringInput(shop);
    return { ...stamp(await addRecurring(shop)), nextOn, period, active: false };
  },
  '/recurring-invoice/make': async (shop) => stamp(await addRecurring(shop)),
  '/sale-invoice/bill-customer': async (shop) => {
    const { id: customerId } = await shop.by.done('/party/add', partyInput(newName('Customer')));
    const heads = await shop.by.read('/charge-head/list?pageSize=100');
    const head = heads.find(({ pureAgent, sac }: Parsed) => !pureAgent && sac);
    const charges = [{ chargeHeadId: head.id, basis: 'PER_SHIPMENT', quantity: '1', sellRate: '1000' }];
    await openedShipment(shop, { customerId, charges });
    return { partyId: customerId, date: shop.today };
  },
  '/sale-invoice/interest-notes': async (shop) => {
    const { id: partyId } = await shop.by.done('/party/add', { ...partyInput(newName('Late')), creditDays: 0 });
    const sale = { ...saleInput(shop, newName('late')), partyId, date: dayBefore(shop.today), issue: true };
    const { id } = await shop.by.done('/sale-invoice/add', { ...sale, dateOverrideReason: 'It was forgotten' });
    return { partyId, percent: '18', asOf: shop.today, invoiceIds: [id] };
  },
  '/sale-invoice/follow-up': async (shop) => ({
    ...stamp(await issuedSale(shop)),
    ...{ promisedOn: null, dispute: newName('Rate of freight') },
  }),
  '/mail/send': async (shop) => ({
    ...{ record: 'sale invoice', recordId: (await issuedSale(shop)).id, to: ['meera@kaveri.example'] },
    ...{ subject: newName('Invoice'), text: 'Please find it attached.' },
  }),
  '/sale-invoice/cancel': async (shop) => ({ ...stamp(await issuedSale(shop)), reason: 'Wrong party' }),
  '/purchase-invoice/add': async (shop) => ({ ...billInput(shop, newName('bill')), post: true }),
  '/purchase-invoice/update': async (shop) => ({ ...billInput(shop, newName('bill')), ...stamp(await addBill(shop)) }),
  '/purchase-invoice/post': async (shop) => stamp(await addBill(shop)),
  '/purchase-invoice/delete': async (shop) => stamp(await addBill(shop)),
  '/purchase-invoice/debit-note': async (shop) => {
    const bill = await shop.by.done('/purchase-invoice/add', { ...billInput(shop, newName('bill')), post: true });
    return { id: bill.id, date: shop.today, reason: newName('Returned'), full: true };
  },
  '/gst/gstr2b-import': async ({ by }) => {
    const { gstin } = await by.read('/company/get');
    const form = new FormData();
    form.append('period', '102026');
    const data = { gstin, rtnprd: '102026', docdata: { b2b: [] } };
    form.append('file', new Blob([JSON.stringify({ data })], { type: 'application/json' }), 'gstr2b.json');
    return form;
  },
  '/purchase-invoice/remittance': async (shop) => {
    const abroad = { name: newName('Gulf'), roles: ['VENDOR'], country: 'AE' };
    const { id: partyId } = await shop.by.done('/party/add', abroad);
    const bill = { ...billInput(shop, newName('bill')), partyId, post: true };
    return { ...stamp(await shop.by.done('/purchase-invoice/add', bill)), form15ca: 'CA1234567890' };
  },
  '/gst/unpaid-credit/reverse': async (shop) => ({ ...stamp(await unpaidBill(shop)), date: shop.today }),
  '/gst/unpaid-credit/restore': async (shop) => {
    const bill = await unpaidBill(shop);
    await shop.by.done('/gst/unpaid-credit/reverse', { ...stamp(bill), date: shop.today });
    // Nothing of it is left to be paid.
    const note = { id: bill.id, date: shop.today, reason: newName('Returned'), full: true };
    await shop.by.done('/purchase-invoice/debit-note', note);
    return { ...stamp(await shop.by.read(`/purchase-invoice/get?id=${bill.id}`)), date: shop.today };
  },
  '/purchase-invoice/cancel': async (shop) => {
    return { ...stamp(await postedBill(shop)), reason: 'Entered twice' };
  },
  '/payment/add': async (shop) => {
    const { id } = await issuedSale(shop);
    return { ...receiptInput(shop, newName('receipt')), allocations: [{ invoiceId: id, amountMinor: 300_00 }] };
  },
  '/payment/allocate': async (shop) => {
    const { id } = await postedBill(shop);
    return { ...stamp(await payAhead(shop)), allocations: [{ invoiceId: id, amountMinor: 200_00 }] };
  },
  '/payment/deallocate': async (shop) => {
    const { id } = await issuedSale(shop);
    const allocations = [{ invoiceId: id, amountMinor: 300_00 }];
    const paid = await shop.by.done('/payment/add', { ...receiptInput(shop, newName('receipt')), allocations });
    return { ...stamp(paid), invoiceIds: [id], reason: 'It was for another' };
  },
  '/payment/refund': async (shop) => {
    const paid = await shop.by.done('/payment/add', receiptInput(shop, newName('receipt')));
    const { bankId, date, mode } = receiptInput(shop, newName('refund'));
    return { ...stamp(paid), bankId, date, mode, amountMinor: 100_00 };
  },
  '/payment/print-cheque': async (shop) => {
    const cheque = { ...vendorPaymentInput(shop, newName('cheque')), mode: 'CHEQUE' };
    const leaf = { payee: newName('Payee'), isCrossed: true, isLimited: false };
    return { ...stamp(await shop.by.done('/payment/add', cheque)), ...leaf };
  },
  '/payment/reverse': async (shop) => ({ ...stamp(await payAhead(shop)), reason: 'Bounced' }),
  '/bank/transfer-reverse': async (shop) => {
    const moved = await shop.by.done('/bank/transfer', transferInput(shop, newName('transfer')));
    return { ...stamp(moved), reason: 'Typed twice' };
  },
  '/account/add': async () => ({ name: newName('account'), group: '60' }),
  '/account/update': async (shop) => {
    const { id, version } = await shop.by.done('/account/add', { name: newName('account'), group: '60' });
    return { id, version, name: newName('renamed') };
  },
  '/import/parties/commit': async ({ today }) =>
    tableForm(today, [
      ['Name', 'Roles'],
      [newName('party'), 'CUSTOMER'],
    ]),
  '/import/carrier-events/commit': async (shop) => {
    const reference = newName('MBL');
    await openedShipment(shop, { mblNumber: reference });
    return tableForm(shop.today, [
      ['Reference', 'Code', 'When', 'Classifier'],
      [reference, 'ARRI', '2027-01-04T06:00:00Z', 'EST'],
    ]);
  },
  '/import/charge-heads/commit': async ({ today }) => tableForm(today, [['Name'], [newName('head')]]),
  '/import/dockets/commit': async ({ by, today }) => {
    const party = newName('customer');
    await by.done('/party/add', partyInput(party));
    return tableForm(today, [
      ['Billing party', 'Reference', 'Mode'],
      [party, newName('reference'), 'Surface'],
    ]);
  },
  '/import/leads/commit': async ({ today }) =>
    tableForm(today, [
      ['Company', 'Contact', 'Mobile', 'Source', 'Service', 'Direction', 'Follow up on'],
      [newName('company'), 'Meera', '98200 12345', 'Referral', 'Air', 'Export', '2031-01-02'],
    ]),
  '/import/rate-sheets/commit': async ({ today }) =>
    tableForm(today, [
      ['Vendor', 'Tariff number', 'Mode', 'Origin', 'Destination', 'Valid from', 'Valid until', 'Charge', 'Buy rate'],
      ['Varuna Lines', newName('tariff'), 'Air', 'INBOM', 'AEDXB', '2026-04-01', '2027-03-31', 'AFT', '120'],
    ]),
  '/import/open-bills/commit': async (shop) =>
    tableForm(shop.today, [
      ['Vendor', "Vendor's number", 'Date', 'Outstanding'],
      ['Varuna Lines', newName('KC'), '2026-02-20', '2.00'],
    ]),
  '/import/open-invoices/commit': async (shop) =>
    tableForm(shop.today, [
      ['Customer', 'Number', 'Date', 'Outstanding'],
      ['Coastal Spices Exports', newName('EXP'), '2026-02-14', '2.00'],
    ]),
  '/import/openings/commit': async ({ today }) =>
    tableForm(today, [
      ['Account', 'Debit', 'Credit'],
      ['1500', '2.00', ''],
      ['3000', '', '2.00'],
    ]),
  '/journal/add': async (shop) => journalInput(shop),
  '/journal/reverse': async (shop) => {
    return { ...stamp(await shop.by.done('/journal/add', journalInput(shop))), reason: 'Posted twice' };
  },
  '/journal-template/add': async (shop) => templateInput(shop),
  '/journal-template/update': async (shop) => ({
    ...stamp(await shop.by.done('/journal-template/add', await templateInput(shop))),
    name: newName('Rent'),
  }),
  '/revaluation/post': monthToValue,
  '/revaluation/reverse': async (shop) => {
    const { posted } = await shop.by.done('/revaluation/post', await monthToValue(shop));
    return { ...stamp(posted), reason: 'A late invoice' };
  },
  '/year-end/close': yearToClose,
  '/year-end/reverse': async (shop) => {
    const { closing } = await shop.by.done('/year-end/close', await yearToClose(shop));
    return { ...stamp(closing), reason: 'A late bill' };
  },
  '/bank/transfer': async (shop) => transferInput(shop, newName('transfer')),
  '/bank/statement-import': async (shop) => (await bankAndStatement(shop)).form,
  '/bank/reconcile': lineAndMissing,
  '/bank/unreconcile': async (shop) => ({
    id: (await shop.by.done('/bank/reconcile', await lineAndEntry(shop))).id,
  }),
  '/bank/cheque-return': returnedCheque,
  '/bank/park-line': async (shop) => ({ lineId: (await lineAndEntry(shop)).lineIds[0], parked: true }),
};
