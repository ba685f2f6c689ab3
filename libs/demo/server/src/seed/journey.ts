import {
  airWaybillCheckDigit,
  containerCheckDigit,
  type JobDirection,
  type JobMode,
  type Need,
  shipmentMachineFor,
  type ShipmentMachine,
  type ShipmentStatus,
  type UpdateShipmentStatusInput,
} from '@freightdesk/intl-shipment-contract';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import type { Random } from './random';
import { later } from './work-time';

interface Journey {
  mode: JobMode;
  direction: JobDirection;
  originLocode: string;
  destinationLocode: string;
}

export interface Leg {
  at: Date;
  /** All but the shipment's id and version, which are known once it is there. */
  says: Omit<UpdateShipmentStatusInput, 'id' | 'version'>;
}

/** Days until a state, where it is not the same or the next one: a voyage takes its time. */
const daysUntil: Readonly<Partial<Record<ShipmentStatus, readonly [number, number]>>> = {
  BOOKING_CONFIRMED: [0, 2],
  STUFFED: [2, 5],
  LOADED_ON_BOARD: [1, 4],
  ARRIVED: [9, 26],
  IN_TRANSIT: [1, 2],
  ASSESSED: [1, 3],
  DELIVERED: [2, 5],
  EMPTY_RETURNED: [2, 6],
};

/** States that happen on the far side of the sea; all others are told of where the goods set out. */
const afterArrival = new Set<ShipmentStatus>(['ARRIVED', 'DISCHARGED', 'DELIVERED', 'GATE_OUT_FULL', 'AVAILABLE']);

const isPassed = ({ optional }: ShipmentMachine, state: ShipmentStatus) =>
  state !== 'CANCELLED' && (!optional.includes(state) || state === 'STUFFED' || state === 'PICKED_UP');

/** The whole way of a job's shipment, each milestone with what it needs; how far it has come is for the diary to cut. */
export function journeyOf(job: Journey, from: Date, random: Random): Leg[] {
  const machine = shipmentMachineFor(job.mode, job.direction);
  const papers = papersOf(random, job);
  const legs: Leg[] = [];
  let at = from;
  for (const state of machine.states.slice(1).filter((state) => isPassed(machine, state))) {
    const [least, most] = daysUntil[state] ?? [0, 1];
    at = later(at, random.whole(least, most), random);
    const location = afterArrival.has(state) ? job.destinationLocode : job.originLocode;
    legs.push({
      at,
      says: { status: state, at: at.toISOString(), location, ...whatIsNeeded(machine, state, papers(at)) },
    });
  }
  return legs;
}

type Papers = { readonly [Name in Need]: NonNullable<UpdateShipmentStatusInput[Name]> };

const whatIsNeeded = ({ needs }: ShipmentMachine, state: ShipmentStatus, papers: Papers): Partial<Papers> =>
  Object.fromEntries((needs[state] ?? []).map((need) => [need, papers[need]]));

/** Every paper that a shipment can ask for, as it would read on a day. */
function papersOf(random: Random, { mode }: Pick<Journey, 'mode'>): (at: Date) => Papers {
  const number = () => String(random.whole(1_000_000, 9_999_999));
  const references = {
    bookingNo: `BKG${number()}`,
    sealNo: `IN${number()}`,
    shippingBillNo: number(),
    boeNo: number(),
    igmNo: number(),
    challanNo: number(),
    doNo: `DO${number()}`,
    mblNo: `VRNU${number()}`,
    documentNo: number(),
    vehicleNo: `MH04JK${random.whole(1000, 9999)}`,
    flightNo: `GU ${random.whole(100, 999)}`,
  };
  const serial = number();
  const grossKg = random.whole(900, 18_000);
  const boxes = `VRNU${random.whole(100_000, 999_999)}`;
  const fixed = {
    ...references,
    carrier: 'Varuna Container Lines',
    vessel: 'Varuna Pride',
    voyage: `${random.whole(10, 99)}W`,
    containerNo: `${boxes}${containerCheckDigit(boxes)}`,
    packages: random.whole(20, 400),
    grossKg: `${grossKg}.5`,
    portCode: mode === 'AIR' ? 'INBOM4' : 'INNSA1',
    vgmKg: `${random.whole(20_000, 28_000)}`,
    vgmMethod: 'WEIGHED',
    receiverName: random.pick(['J Fernandes', 'K Mueller', 'S Rahman', 'Li Wei']),
    depot: 'Dronagiri depot',
    lineNo: String(random.whole(1, 400)),
    boeType: 'HOME',
    dutyPaise: random.whole(40_000, 400_000) * 100,
    blRelease: random.pick(['SURRENDERED', 'TELEX', 'SEAWAY']),
    mawbNumber: `176-${serial}${airWaybillCheckDigit(serial)}`,
    pieces: random.whole(5, 60),
    // Light for their size, as most of what flies.
    chargeableKg: `${grossKg + random.whole(1, 400)}`,
    piecesDelivered: 5,
    carrierOrVehicle: 'Ashwamedh Roadlines',
  } as const;
  return (at) => ({ ...fixed, ...datesOf(at) });
}

const datesOf = (at: Date) => {
  const day = businessDateAt(at);
  const moment = at.toISOString();
  return {
    etd: addDays(day, 6),
    doValidTill: addDays(day, 5),
    shippingBillDate: day,
    leoDate: day,
    onBoardDate: day,
    emptyReturnedOn: day,
    igmDate: day,
    boeDate: day,
    oocDate: day,
    gateOutOn: day,
    flightDate: day,
    plannedDate: day,
    pickupDate: day,
    documentDate: day,
    atd: moment,
    ata: moment,
    deliveredAt: moment,
  };
};
