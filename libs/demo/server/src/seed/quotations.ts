import {
  acceptQuotation,
  acceptQuoted,
  addQuotation,
  type AddQuotationInput,
  approveQuotation,
  getLead,
  getQuotation,
  type Lead,
  moveLead,
  type Quotation,
  quotedGoods,
  rejectQuotation,
  returnQuotation,
  reviseQuotation,
  sendQuotation,
} from '@freightdesk/intl-shipment-contract';
import type { Role } from '@freightdesk/shared-access';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import { type ChargedGoods, listChargeHeads, quantityOf } from '@freightdesk/tax-contract';
import { addTrackingLink } from '@freightdesk/tracking-contract';
import type { Route } from '../company/routes.data';
import type { Call } from './diary';
import { Made } from './made';
import { minutesLater } from './work-time';
import type { World } from './world';

/** How a quotation ends. */
export type QuotationFate = 'DRAFT' | 'WAITS' | 'RETURNED' | 'SENT' | 'APPROVED' | 'REVISED' | 'REJECTED' | 'WON';

interface Price {
  code: string;
  basis: 'PER_SHIPMENT' | 'PER_CONTAINER' | 'PER_KG_CHARGEABLE' | 'PER_BL';
  leg: 'ORIGIN' | 'FREIGHT' | 'DESTINATION';
  quantity: string;
  buy: number;
  sell: number;
  currency?: 'USD' | 'INR';
}

const atSea: readonly Price[] = [
  { code: 'OFT', basis: 'PER_CONTAINER', leg: 'FREIGHT', quantity: '2', buy: 1180, sell: 1340, currency: 'USD' },
  { code: 'THC', basis: 'PER_CONTAINER', leg: 'ORIGIN', quantity: '2', buy: 9_800, sell: 10_900 },
  { code: 'BLF', basis: 'PER_BL', leg: 'ORIGIN', quantity: '1', buy: 3_500, sell: 4_500 },
  { code: 'CHA', basis: 'PER_SHIPMENT', leg: 'ORIGIN', quantity: '1', buy: 4_000, sell: 6_500 },
];
const byAir: readonly Price[] = [
  { code: 'AFT', basis: 'PER_KG_CHARGEABLE', leg: 'FREIGHT', quantity: '640', buy: 118, sell: 139 },
  { code: 'CHA', basis: 'PER_SHIPMENT', leg: 'ORIGIN', quantity: '1', buy: 3_500, sell: 5_500 },
];

/** Below what the company wants to keep, so that an administrator is asked. */
const isLow = (fate: QuotationFate) => fate === 'WAITS' || fate === 'RETURNED' || fate === 'APPROVED';

/** Air freight is of the weight that was asked for; the rest is counted as the tariff has it. */
const countOf = ({ basis, quantity }: Price, goods: ChargedGoods): string =>
  (basis === 'PER_KG_CHARGEABLE' && quantityOf({ basis }, goods)) || quantity;

async function chargesOf(call: Call, { mode }: Route, { grossKg, cbm }: Lead, isCheap: boolean) {
  const goods = quotedGoods({ mode, grossKg, cbm });
  const { data: heads } = await call(listChargeHeads, { pageSize: 100 });
  return (mode === 'AIR' ? byAir : atSea).flatMap((price) => {
    const { code, basis, leg, buy, sell, currency = 'INR' } = price;
    const head = heads.find((one) => one.code === code);
    const sellRate = String(isCheap ? Math.round(buy * 1.03) : sell);
    const prices = { buyRate: String(buy), buyCurrency: currency, sellRate, sellCurrency: currency };
    return head ? [{ ...prices, chargeHeadId: head.id, basis, leg, quantity: countOf(price, goods) }] : [];
  });
}

interface Told {
  lead: Made<Lead>;
  route: Route;
  /** When the lead came in. */
  at: Date;
  fate: QuotationFate;
}

/** What marketing quotes, with an alternative by another carrier on some of them. */
async function offerOf(call: Call, { lead, route, at, fate }: Told): Promise<AddQuotationInput> {
  const date = businessDateAt(at);
  const charges = await chargesOf(call, route, lead.record, isLow(fate));
  const direct = { name: 'Direct', carrier: route.carrier, transitDays: 9, charges };
  const dearer = charges.map((charge) => ({ ...charge, sellRate: String(Number(charge.sellRate) * 1.06) }));
  const feeder = { name: 'By feeder', carrier: 'Samudra Feeder Lines', transitDays: 14, charges };
  return {
    leadId: lead.record.id,
    ...{ date, validUntil: addDays(date, 15), mode: route.mode, direction: route.direction, freeDays: 14 },
    alternatives: fate === 'SENT' ? [{ ...direct, charges: dearer }, feeder] : [direct],
  };
}

/** The acts that follow on a quotation, each some minutes after the last. */
const acts: Readonly<Record<QuotationFate, readonly [by: Role, act: string][]>> = {
  DRAFT: [],
  WAITS: [['MARKETING', 'send']],
  RETURNED: [
    ['MARKETING', 'send'],
    ['ADMIN', 'return'],
  ],
  SENT: [['MARKETING', 'send']],
  APPROVED: [
    ['MARKETING', 'send'],
    ['ADMIN', 'approve'],
  ],
  REVISED: [
    ['MARKETING', 'send'],
    ['MARKETING', 'revise'],
    ['MARKETING', 'send'],
  ],
  REJECTED: [
    ['MARKETING', 'send'],
    ['MARKETING', 'reject'],
  ],
  WON: [['MARKETING', 'send']],
};

function does(call: Call, act: string, { id, version }: Quotation): Promise<Quotation> {
  const seen = { id, version };
  if (act === 'approve') return call(approveQuotation, seen);
  if (act === 'return') return call(returnQuotation, { ...seen, reason: 'Ask the line for a better rate first' });
  if (act === 'revise') return call(reviseQuotation, seen);
  if (act === 'reject') return call(rejectQuotation, { ...seen, reason: 'Another forwarder was cheaper' });
  return call(sendQuotation, seen);
}

/** A lead is quoted on the day it comes in. Answers the quotation as its story knows it. */
export function tellOfQuotation({ diary }: World, told: Told): Made<Quotation> {
  const quotation = new Made<Quotation>('A quotation');
  diary.note('MARKETING', minutesLater(told.at, 40), async (call) => {
    quotation.record = await call(addQuotation, await offerOf(call, told));
  });
  acts[told.fate].forEach(([by, act], index) => {
    diary.note(by, minutesLater(told.at, 55 + index * 20), async (call) => {
      quotation.record = await does(call, act, quotation.record);
    });
  });
  return quotation;
}

/** Once a quotation is out, its lead is quoted. */
export function tellOfQuotedLead({ diary }: World, lead: Made<Lead>, at: Date): void {
  diary.note('MARKETING', at, async (call) => {
    const { id, version } = await call(getLead, { id: lead.record.id });
    lead.record = await call(moveLead, { id, version, to: 'QUOTED' });
  });
}

/** The customer opens the link in the letter and says yes; answers the job that it became. */
export async function acceptByLink(call: Call, { id }: Quotation, name: string): Promise<string | null> {
  const { url } = await call(addTrackingLink, { record: 'quotation', recordId: id });
  const token = url.split('/').at(-1) ?? '';
  await call(acceptQuoted, { token, name, reference: 'PO 4711' });
  return (await call(getQuotation, { id })).jobcardId;
}

/** The customer says yes; answers the job that it became. */
export async function acceptOffer(call: Call, { id, version }: Quotation, acceptedBy: string): Promise<string | null> {
  return (await call(acceptQuotation, { id, version, acceptedBy })).jobcardId;
}
