import { type BusinessDate, businessDateAt, farDateMessage, isFarAhead } from '@freightdesk/shared-calendar';
import { imoNumberProblem } from '../identifier/imo-number.rules';
import { airDivisor, airWeights, type PackageLine } from '../weight/weight.rules';
import { isDelivered, shipmentMachineFor, type ShipmentStatus } from '../shipment/shipment.machine';
import { type Customs, customsWarnings } from './customs.rules';
import { type Cutoff, cutoffNames } from './cutoff.rules';
import { type JobDirection, type JobMode, seaIncoterms } from './jobcard.kinds';
import type { JobcardStatus } from './jobcard.machine';

/** Days that papers bear which are there: none of them is still to come. */
export const bornDays = [
  ...(['mblDate', 'hblDate', 'onBoardDate'] as const),
  ...(['shippingBillDate', 'leoDate', 'egmDate', 'igmDate', 'boeDate', 'oocDate'] as const),
] as const;
type BornDays = Partial<Record<(typeof bornDays)[number], string | null>>;
type Cutoffs = Partial<Record<Cutoff, string | null>>;

interface JobFacts extends Customs, BornDays, Cutoffs {
  mode: JobMode;
  incoterm?: string | null;
  imoNumber?: string | null;
  etd?: string | null;
  eta?: string | null;
  doValidUntil?: string | null;
  legs?: readonly LegDays[];
}

interface LegDays {
  departsOn?: string | null;
  arrivesOn?: string | null;
}

/** A job that has ended is shown and no longer changed. */
export const hasEnded = ({ status }: { status: JobcardStatus }): boolean =>
  status === 'CLOSED' || status === 'CANCELLED';

/** A flight over the date line arrives the day before it left, so it is no refusal. */
const legWarnings = (legs: readonly LegDays[]): { field: string; message: string }[] =>
  legs.flatMap(({ departsOn, arrivesOn }, index) =>
    departsOn && arrivesOn && arrivesOn < departsOn
      ? [{ field: `legs.${index}.arrivesOn`, message: 'This is before it departs.' }]
      : [],
  );

const farWarnings = (days: Readonly<Record<string, string | null | undefined>>, today: BusinessDate) =>
  Object.entries(days).flatMap(([field, day]) =>
    day && isFarAhead(day, today) ? [{ field, message: farDateMessage }] : [],
  );

const bornWarnings = (days: BornDays, today: BusinessDate) =>
  bornDays.flatMap((field) =>
    (days[field] ?? today) > today ? [{ field, message: 'This day is still to come. Is it right?' }] : [],
  );

/** What must be there before she sails is not asked for after. */
function cutoffWarnings(cutoffs: Cutoffs, etd: string | null | undefined) {
  const late = (instant: string | null | undefined) => instant && etd && businessDateAt(new Date(instant)) > etd;
  return cutoffNames.flatMap((field) => (late(cutoffs[field]) ? [{ field, message: 'This is after the ETD.' }] : []));
}

const daysOfLegs = (legs: readonly LegDays[]): Record<string, string | null | undefined> =>
  Object.fromEntries(
    legs.flatMap(({ departsOn, arrivesOn }, index) => [
      [`legs.${index}.departsOn`, departsOn],
      [`legs.${index}.arrivesOn`, arrivesOn],
    ]),
  );

/** What a person should look at again; the job is saved all the same. */
export function jobcardWarnings(job: JobFacts, today: BusinessDate): { field: string; message: string }[] {
  const { mode, incoterm, imoNumber, etd, eta, doValidUntil, legs = [] } = job;
  const isSeaTerm = seaIncoterms.some((term) => term === incoterm);
  const isSeaJob = mode === 'SEA_FCL' || mode === 'SEA_LCL' || mode === 'MULTIMODAL';
  const imo = imoNumber ? imoNumberProblem(imoNumber) : null;
  return [
    ...(isSeaTerm && !isSeaJob ? [{ field: 'incoterm', message: 'This Incoterm is for carriage by sea only.' }] : []),
    ...(imo === null ? [] : [{ field: 'imoNumber', message: imo }]),
    ...(etd && eta && eta < etd ? [{ field: 'eta', message: 'This is before the ETD.' }] : []),
    ...legWarnings(legs),
    ...farWarnings({ etd, eta, doValidUntil, ...daysOfLegs(legs) }, today),
    ...cutoffWarnings(job, etd),
    ...bornWarnings(job, today),
    ...customsWarnings(job),
  ];
}

interface WeighedJob {
  mode: JobMode;
  packages: readonly PackageLine[];
  /** As agreed with the customer; the airlines' own where nothing was. */
  volumetricDivisor?: string | null | undefined;
}

/** Gross and, by air, chargeable kilograms of a job's packages; null where nothing is listed. */
export function jobWeights({ mode, packages, volumetricDivisor }: WeighedJob): {
  grossKg: string | null;
  chargeableKg: string | null;
} {
  if (packages.length === 0) return { grossKg: null, chargeableKg: null };
  const { grossKg, chargeableKg } = airWeights(packages, volumetricDivisor ?? airDivisor);
  return { grossKg, chargeableKg: mode === 'AIR' ? chargeableKg : null };
}

interface JobShipments {
  mode: JobMode;
  direction: JobDirection;
  shipments: readonly { status: ShipmentStatus }[];
}

/** What completing a job waits for. A cancelled shipment holds nothing up, but something must have arrived. */
export function areShipmentsDelivered({ mode, direction, shipments }: JobShipments): boolean {
  const machine = shipmentMachineFor(mode, direction);
  const underway = shipments.filter(({ status }) => status !== 'CANCELLED');
  return underway.length > 0 && underway.every(({ status }) => isDelivered(machine, status));
}
