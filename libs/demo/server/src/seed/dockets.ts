import {
  type AddDocketInput,
  addDocket,
  type DocketInvoice,
  docketModes,
  getDocket,
  getDomesticShipment,
  moveDocket,
  updateDocket,
  updateDomesticShipment,
  updateDomesticShipmentStatus,
  uploadDomesticPod,
} from '@freightdesk/domestic-contract';
import type { Party } from '@freightdesk/parties-contract';
import type { Role } from '@freightdesk/shared-access';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import { cities } from '../company/cities.data';
import { houses, trades } from '../company/names.data';
import { photoFile } from '../company/papers';
import { commodities } from '../company/routes.data';
import { type DocketFate, docketFates, type DocketLeg, docketJourneyOf } from './docket-journey';
import { Made } from './made';
import type { Trader } from './parties';
import { later, minutesLater } from './work-time';
import { historyDays, spread, type World } from './world';

const docketsAtScaleOne = 26;
const draftsAtScaleOne = 2;
const isGivenUp = (index: number) => index % 17 === 6;

/** The desk has more to do each month: dockets stand closer towards today. */
const closing = (index: number, count: number) => {
  const left = 1 - index / Math.max(count - 1, 1);
  return (count - 1) * (1 - left * left);
};

/** The domestic desk's months: goods booked, carried and delivered, some of them late, returned or lost. */
export function tellOfDockets(world: World, traders: readonly Trader[]): void {
  const count = docketsAtScaleOne * world.scale;
  const senders = traders.filter(({ isForeign }) => !isForeign);
  for (let index = 0; index < count; index += 1) {
    const sender = senders[(index * 5) % senders.length];
    if (sender) tellOfDocket(world, { sender, index, count });
  }
}

interface Underway {
  pickedUpDaysAgo: number;
  distanceKm: number;
  fate?: DocketFate;
  until?: DocketLeg['says']['status'];
}

/** On the day itself: e-way bills that ended last night, end tonight and have days to go, goods at the door, and a missing POD. */
const underway: readonly Underway[] = [
  { pickedUpDaysAgo: 2, distanceKm: 180 },
  { pickedUpDaysAgo: 1, distanceKm: 150 },
  { pickedUpDaysAgo: 1, distanceKm: 190 },
  { pickedUpDaysAgo: 1, distanceKm: 900 },
  { pickedUpDaysAgo: 14, distanceKm: 400 },
  { pickedUpDaysAgo: 10, distanceKm: 2400, until: 'OUT_FOR_DELIVERY' },
  { pickedUpDaysAgo: 10, distanceKm: 2600, fate: 'late', until: 'UNDELIVERED' },
];

export function tellOfDocketsUnderway(world: World, traders: readonly Trader[]): { id: Made<string>; at: Date }[] {
  const today = addDays(world.firstDay, historyDays);
  const senders = traders.filter(({ isForeign }) => !isForeign);
  return underway.flatMap(({ pickedUpDaysAgo, distanceKm, fate = 'delivered', until }, index) => {
    const sender = senders[(index * 4 + 1) % senders.length];
    if (!sender) return [];
    const from = new Date(`${addDays(today, -pickedUpDaysAgo)}T11:${10 + index}:00+05:30`);
    const at = minutesLater(from, -120);
    const goods = goodsOf(world, index * 3, at);
    const id = newDocket(world, { sender, goods, at, name: `Docket under way ${index + 1}` });
    move(world, id, { at: minutesLater(at, 15), to: 'BOOKED' });
    carry(world, id, { goods, fate, from, distanceKm, until, isProved: false });
    // What should have been delivered by now is expected today.
    if (until) expectOn(world, id, { at: new Date(`${today}T09:${10 + index}:00+05:30`), eta: today });
    return [{ id, at }];
  });
}

interface NewDocket {
  sender: Trader;
  goods: AddDocketInput;
  at: Date;
  name: string;
}

function newDocket({ diary }: World, { sender, goods, at, name }: NewDocket): Made<string> {
  const id = new Made<string>(name);
  diary.note('DOMESTIC', at, async (call) => {
    const { id: billingPartyId, ...party } = sender.party.record;
    const consignor = consignorOf(party);
    id.record = (await call(addDocket, { ...goods, consignor, billingPartyId })).data.id;
  });
  return id;
}

function tellOfDocket(world: World, told: { sender: Trader; index: number; count: number }): void {
  const { sender, index, count } = told;
  const { random } = world;
  const at = spread(world, closing(index, count), count, 4);
  const goods = goodsOf(world, index, at);
  const id = newDocket(world, { sender, goods, at, name: `Docket ${index + 1}` });
  // The newest are still being written.
  if (count - index <= draftsAtScaleOne * world.scale) return;
  move(world, id, { at: later(at, 0, random), to: 'BOOKED' });
  if (isGivenUp(index)) {
    move(world, id, {
      at: later(at, 1, random),
      to: 'CANCELLED',
      reason: 'The consignor sent them by another carrier',
    });
    return;
  }
  const fate = docketFates[index % docketFates.length] ?? 'delivered';
  carry(world, id, { goods, fate, from: later(at, 1, random) });
}

function move(world: World, made: Made<string>, step: { at: Date; to: 'BOOKED' | 'CANCELLED'; reason?: string }): void {
  const { at, to, reason } = step;
  world.diary.note('DOMESTIC', at, async (call) => {
    const { id, version } = await call(getDocket, { id: made.record });
    await call(moveDocket, { id, version, to, ...(reason && { reason }) });
  });
}

interface Carried {
  goods: AddDocketInput;
  fate: DocketFate;
  from: Date;
  distanceKm?: number;
  /** As far as this, and no further. */
  until?: Underway['until'];
  /** Whether the signed copy comes back. */
  isProved?: boolean;
}

/** The e-way bill comes with the lorry; then the goods go as far as their fate has it. */
function carry(world: World, made: Made<string>, told: Carried): void {
  const { goods, fate, from, until, isProved = true } = told;
  const { diary, random } = world;
  const billedAt = minutesLater(from, -20);
  const bill = {
    ewayBillNumber: `${random.whole(270_000, 279_999)}${random.whole(100_000, 999_999)}`,
    ewayBillAt: billedAt.toISOString(),
    distanceKm: told.distanceKm ?? random.whole(150, 1600),
  };
  diary.note('DOMESTIC', billedAt, async (call) => {
    const { id, version, invoices } = await call(getDocket, { id: made.record });
    await call(updateDocket, { id, version, invoices: invoices.map((invoice) => ({ ...asTyped(invoice), ...bill })) });
  });
  const { packages, freightBasis, consignee } = goods;
  const destination = consignee?.address?.split(', ').at(-1) ?? 'Pune';
  const isToPay = freightBasis === 'TO_PAY';
  const expected = addDays(businessDateAt(from), 1 + Math.ceil(bill.distanceKm / kmInADay));
  expectOn(world, made, { at: minutesLater(from, 10), eta: expected, promisedDate: expected });
  const legs = docketJourneyOf({ from, fate, packages: packages ?? 1, destination, isToPay }, random);
  const last = legs.findIndex(({ says }) => says.status === until);
  for (const leg of until ? legs.slice(0, last + 1) : legs) follow(world, made, leg);
  const delivery = legs.find(({ says }) => says.status === 'DELIVERED');
  if (delivery && isProved) prove(world, made, delivery);
}

/** The signed copy comes back with the lorry, and is looked at the day after; of the newest it is still missing. */
function prove(world: World, made: Made<string>, { at, says: { deliveredAt, receiverName } }: DocketLeg): void {
  if (!deliveredAt || !receiverName) return;
  const { diary, random } = world;
  const back = later(at, random.whole(1, 4), random);
  const file = photoFile('signed-copy.png');
  diary.note('DOMESTIC', back, async (call) => {
    const { id, version } = await call(getDomesticShipment, { id: made.record });
    const signed = { receiverName, deliveredAt, receivedOn: businessDateAt(back), file: [file] };
    await call(uploadDomesticPod, { id, version, ...signed });
  });
  const verified = later(back, 1, random);
  const says = { status: 'POD_VERIFIED', at: verified.toISOString(), podCondition: 'CLEAN' } as const;
  // Another person's eyes than those of who uploaded it.
  follow(world, made, { at: verified, says }, 'ADMIN');
}

/** What a lorry covers. */
const kmInADay = 350;

/** The desk says by when the goods arrive: at the pickup, and again when they are late. */
const expectOn = (
  { diary }: World,
  made: Made<string>,
  { at, ...days }: { at: Date; eta: string; promisedDate?: string },
): void =>
  diary.note('DOMESTIC', at, async (call) => {
    const { id, version } = await call(getDomesticShipment, { id: made.record });
    await call(updateDomesticShipment, { id, version, ...days });
  });

const asTyped = ({ number, date, valuePaise }: DocketInvoice) => ({ number, date, valuePaise });

const follow = ({ diary }: World, made: Made<string>, { at, says }: DocketLeg, by: Role = 'DOMESTIC'): void =>
  diary.note(by, at, async (call) => {
    const { id, version } = await call(getDomesticShipment, { id: made.record });
    await call(updateDomesticShipmentStatus, { id, version, ...says });
  });

function consignorOf({ name, gstin, address, phone }: Omit<Party, 'id'>): AddDocketInput['consignor'] {
  const { line1 = '', city = '', pincode = null } = address ?? {};
  return { name, gstin, address: `${line1}, ${city}`, pincode, phone };
}

/** What is carried and to whom; every third consignment is worth less than an e-way bill asks for. */
function goodsOf({ random }: World, index: number, at: Date): AddDocketInput {
  const city = cities[(index * 7 + 3) % cities.length] ?? cities[0];
  const date = businessDateAt(at);
  const packages = random.whole(1, 40);
  const valuePaise = (index % 3 === 2 ? random.whole(8, 48) : random.whole(60, 900)) * 1_000_00;
  return {
    date,
    mode: docketModes[index % docketModes.length] ?? 'SURFACE',
    consignee: {
      name: `${houses[(index * 3 + 1) % houses.length] ?? ''} ${trades[index % trades.length] ?? ''} Stores`,
      gstin: 'URP',
      stateCode: city.stateCode,
      address: `${random.whole(2, 190)}, ${random.pick(city.streets)}, ${city.name}`,
      pincode: city.pincode,
    },
    description: random.pick(commodities),
    packing: random.pick(['Cartons', 'Bags', 'Drums', 'Pallets']),
    packages,
    actualKg: `${packages * random.whole(6, 35)}.5`,
    dimensions: [{ quantity: packages, lengthCm: '60', widthCm: '40', heightCm: String(random.whole(20, 70)) }],
    declaredValuePaise: valuePaise,
    risk: random.pick(['OWNER', 'OWNER', 'CARRIER']),
    freightBasis: random.pick(['TBB', 'TBB', 'PAID', 'TO_PAY']),
    gstPayableBy: random.pick(['CONSIGNOR', 'CONSIGNOR', 'CONSIGNEE']),
    invoices: [{ number: `INV-${random.whole(100, 9999)}`, date, valuePaise }],
  };
}
