import { type BusinessDate, farDateMessage, isFarAhead } from '@freightdesk/shared-calendar';
import { imoNumberProblem } from '../identifier/imo-number.rules';
import { airDivisor, airWeights, type PackageLine } from '../weight/weight.rules';
import { isDelivered, shipmentMachineFor, type ShipmentStatus } from '../shipment/shipment.machine';
import { type Customs, customsWarnings } from './customs.rules';
import { type JobDirection, type JobMode, seaIncoterms } from './jobcard.kinds';
import type { JobcardStatus } from './jobcard.machine';

interface JobFacts extends Customs {
  mode: JobMode;
  incoterm?: string | null;
  imoNumber?: string | null;
  etd?: string | null;
  eta?: string | null;
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

const daysOfLegs = (legs: readonly LegDays[]): Record<string, string | null | undefined> =>
  Object.fromEntries(
    legs.flatMap(({ departsOn, arrivesOn }, index) => [
      [`legs.${index}.departsOn`, departsOn],
      [`legs.${index}.arrivesOn`, arrivesOn],
    ]),
  );

/** What a person should look at again; the job is saved all the same. */
export function jobcardWarnings(
  { mode, incoterm, imoNumber, etd, eta, legs = [], ...customs }: JobFacts,
  today: BusinessDate,
): { field: string; message: string }[] {
  const isSeaTerm = seaIncoterms.some((term) => term === incoterm);
  const isSeaJob = mode === 'SEA_FCL' || mode === 'SEA_LCL' || mode === 'MULTIMODAL';
  const imo = imoNumber ? imoNumberProblem(imoNumber) : null;
  return [
    ...(isSeaTerm && !isSeaJob ? [{ field: 'incoterm', message: 'This Incoterm is for carriage by sea only.' }] : []),
    ...(imo === null ? [] : [{ field: 'imoNumber', message: imo }]),
    ...(etd && eta && eta < etd ? [{ field: 'eta', message: 'This is before the ETD.' }] : []),
    ...legWarnings(legs),
    ...farWarnings({ etd, eta, ...daysOfLegs(legs) }, today),
    ...customsWarnings(customs),
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
