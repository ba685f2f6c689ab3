import { type JobDirection, jobDirections, type JobMode, jobModes } from '@freightdesk/tax-contract';

export {
  type JobDirection,
  jobDirectionLabel,
  jobDirections,
  type JobMode,
  jobModeLabel,
  jobModes,
} from '@freightdesk/tax-contract';

/** Whose goods a job carries, and under whose bill: it follows from its links. */
export const shipmentTypes = ['DIRECT', 'CONSOL', 'BACK_TO_BACK', 'HOUSE', 'CO_LOAD'] as const;
export type ShipmentType = (typeof shipmentTypes)[number];

export const shipmentTypeLabel: Readonly<Record<ShipmentType, string>> = {
  DIRECT: 'Direct',
  CONSOL: 'Consol (master)',
  BACK_TO_BACK: 'Back to back (master of one house)',
  HOUSE: 'House',
  CO_LOAD: 'Co-load',
};

/** Incoterms 2020 (ICC): any mode, and those for sea and inland waterways alone. */
export const anyModeIncoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export const seaIncoterms = ['FAS', 'FOB', 'CFR', 'CIF'] as const;
export const incoterms = [...anyModeIncoterms, ...seaIncoterms] as const;
export type Incoterm = (typeof incoterms)[number];

export const freightTerms = ['PREPAID', 'COLLECT'] as const;
export type FreightTerms = (typeof freightTerms)[number];

export const freightTermsLabel: Readonly<Record<FreightTerms, string>> = { PREPAID: 'Prepaid', COLLECT: 'Collect' };

/** How far we carry the goods: the carriage between the ports, or from or to somebody's door too. */
export const carriageScopes = ['PORT_TO_PORT', 'DOOR_TO_PORT', 'PORT_TO_DOOR', 'DOOR_TO_DOOR'] as const;
export type CarriageScope = (typeof carriageScopes)[number];

export const carriageScopeLabel: Readonly<Record<CarriageScope, string>> = {
  PORT_TO_PORT: 'Port to port',
  DOOR_TO_PORT: 'Door to port',
  PORT_TO_DOOR: 'Port to door',
  DOOR_TO_DOOR: 'Door to door',
};

/** How a bill of lading is given up at the port of discharge. */
export const blTypes = ['ORIGINAL', 'SEAWAY', 'TELEX', 'SURRENDER'] as const;
export type BlType = (typeof blTypes)[number];

export const blTypeLabel: Readonly<Record<BlType, string>> = {
  ORIGINAL: 'Originals',
  SEAWAY: 'Sea waybill',
  TELEX: 'Telex release',
  SURRENDER: 'Surrendered',
};

/** For what goods are entered: to be used here, to lie in bond, or out of it. */
export const boeTypes = ['HOME', 'WAREHOUSE', 'EX_BOND'] as const;
export type BoeType = (typeof boeTypes)[number];

export const boeTypeLabel: Readonly<Record<BoeType, string>> = {
  HOME: 'Home consumption',
  WAREHOUSE: 'Warehouse',
  EX_BOND: 'Ex-bond',
};

/** How the mass of a packed container was verified (SOLAS VI/2): as a whole, or goods and tare added up. */
export const vgmMethods = ['WEIGHED', 'CALCULATED'] as const;
export type VgmMethod = (typeof vgmMethods)[number];

export const vgmMethodLabel: Readonly<Record<VgmMethod, string>> = { WEIGHED: 'Weighed', CALCULATED: 'Calculated' };

/** Classes and divisions of dangerous goods, and how dangerous what is packed is (UN Model Regulations, IMDG, IATA DGR). */
export const hazardClasses = [
  ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3'],
  ...['5.1', '5.2', '6.1', '6.2', '7', '8', '9'],
] as const;
export const packingGroups = ['I', 'II', 'III'] as const;

const modeLetter: Readonly<Record<JobMode, string>> = {
  AIR: 'A',
  SEA_FCL: 'S',
  SEA_LCL: 'S',
  ROAD: 'R',
  RAIL: 'T',
  MULTIMODAL: 'M',
};
const directionLetter: Readonly<Record<JobDirection, string>> = { EXPORT: 'E', IMPORT: 'I', CROSS_TRADE: 'X' };

/** `SE` of `SE/26-27/00042`: each mode and direction counts its own jobs. Sea imports are SM, for SI is on sale invoices. */
export function jobcardPrefix(mode: JobMode, direction: JobDirection): string {
  const prefix = modeLetter[mode] + directionLetter[direction];
  return prefix === 'SI' ? 'SM' : prefix;
}

/** The letters that numbers of jobs begin with. */
export const jobcardPrefixes: readonly string[] = [
  ...new Set(jobModes.flatMap((mode) => jobDirections.map((direction) => jobcardPrefix(mode, direction)))),
];
