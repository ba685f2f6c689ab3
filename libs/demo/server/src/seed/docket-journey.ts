import type { UpdateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { Random } from './random';
import { later, minutesLater } from './work-time';

/** How dockets end, in turn. */
export const docketFates = [
  'delivered',
  'late',
  'delivered',
  'delivered',
  'returned',
  'delivered',
  'delivered',
  'late',
  'delivered',
  'lost',
  'delivered',
  'delivered',
  'late',
  'delivered',
  'returned',
] as const;
export type DocketFate = (typeof docketFates)[number];

export interface DocketLeg {
  at: Date;
  /** All but the shipment's id and version, which are known once it is there. */
  says: Omit<UpdateDomesticShipmentStatusInput, 'id' | 'version'>;
}

interface Carried {
  from: Date;
  fate: DocketFate;
  packages: number;
  destination: string;
  isToPay: boolean;
}

type Says = Omit<DocketLeg['says'], 'at'>;

/** The way of a docket's goods from the pickup on; how far they have come is for the diary to cut. */
export function docketJourneyOf(carried: Carried, random: Random): DocketLeg[] {
  const { from, fate, destination } = carried;
  const legs: DocketLeg[] = [];
  const tell = (at: Date, says: Says) => legs.push({ at, says: { ...says, at: at.toISOString() } });
  const vehicleNo = `MH04JK${random.whole(1000, 9999)}`;
  tell(from, { status: 'PICKED_UP', vehicleNo, pickupDate: businessDateAt(from) });
  tell(minutesLater(from, 90), { status: 'IN_TRANSIT', location: 'Bhiwandi' });
  const arrived = later(from, random.whole(3, 6), random);
  if (fate === 'lost') {
    tell(arrived, { status: 'LOST_DAMAGED', remarks: 'Burnt with the vehicle; claim opened' });
    return legs;
  }
  tell(arrived, { status: 'AT_HUB', hub: `${destination} hub` });
  let at = later(arrived, 1, random);
  tell(at, outForDelivery(random));
  if (fate === 'late' || fate === 'returned') {
    at = minutesLater(at, 150);
    tell(at, { status: 'UNDELIVERED', reason: fate === 'late' ? 'CLOSED' : 'REFUSED' });
    at = later(at, 1, random);
  }
  if (fate === 'returned') return [...legs, ...wayBack(at, random)];
  if (fate === 'late') tell(at, outForDelivery(random));
  at = minutesLater(at, 120);
  tell(at, { status: 'DELIVERED', location: destination, ...deliveryOf(carried, at, random) });
  return legs;
}

const outForDelivery = (random: Random): Says => ({
  status: 'OUT_FOR_DELIVERY',
  driverName: random.pick(['S Pawar', 'Irfan Khan', 'M Yadav', 'Gurmeet Singh']),
});

function wayBack(from: Date, random: Random): DocketLeg[] {
  const [gone, home] = [minutesLater(from, 60), later(from, 4, random)];
  const reason = 'The consignee refuses the goods';
  return [
    { at: from, says: { status: 'RTO_INITIATED', at: from.toISOString(), reason, returnPaidBy: 'CONSIGNOR' } },
    { at: gone, says: { status: 'RTO_IN_TRANSIT', at: gone.toISOString() } },
    { at: home, says: { status: 'RTO_DELIVERED', at: home.toISOString() } },
  ];
}

function deliveryOf({ packages, isToPay }: Carried, at: Date, random: Random) {
  const isShort = random.isLucky(8) && packages > 1;
  return {
    deliveredAt: at.toISOString(),
    receiverName: random.pick(['R Kale', 'Anil Verma', 'T Subramaniam', 'Farida Shaikh']),
    packagesDelivered: isShort ? packages - 1 : packages,
    ...(isShort && { remarks: 'One package short; noted on the consignee copy' }),
    ...(isToPay && { collectedPaise: random.whole(900, 6000) * 100 }),
  };
}
