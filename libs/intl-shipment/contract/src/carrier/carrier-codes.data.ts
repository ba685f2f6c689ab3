import type { ShipmentException } from '@freightdesk/tracking-contract';
import type { ShipmentStatus } from '../shipment/shipment.machine';

/** What a code of a carrier means here: milestones of which a journey has one, what goes wrong, or nothing that moves it. */
export interface CarrierCode {
  readonly milestones?: readonly ShipmentStatus[];
  /** Of a container that is empty; the milestones are of a laden one then. */
  readonly whenEmpty?: readonly ShipmentStatus[];
  readonly exception?: ShipmentException;
}

const information: CarrierCode = {};
const hold: CarrierCode = { exception: 'CUSTOMS_HOLD' };

/** DCSA event domain 3.2: equipment, transport and shipment events. */
const dcsa = {
  GTOT: { milestones: ['GATE_OUT_FULL'], whenEmpty: ['EMPTY_PICKED_UP'] },
  GTIN: { milestones: ['GATE_IN'], whenEmpty: ['EMPTY_RETURNED'] },
  STUF: { milestones: ['STUFFED'] },
  LOAD: { milestones: ['LOADED_ON_BOARD'] },
  DISC: { milestones: ['DISCHARGED'] },
  STRP: { milestones: ['DESTUFFED'] },
  PICK: { milestones: ['PICKED_UP', 'CARGO_RECEIVED'] },
  AVPU: { milestones: ['AVAILABLE'] },
  DROP: { milestones: ['DELIVERED'] },
  CUSR: { milestones: ['CUSTOMS_CLEARED_EXPORT', 'CUSTOMS_CLEARED_IMPORT'] },
  CUSS: hold,
  CUSI: hold,
  DEPA: { milestones: ['DEPARTED'] },
  ARRI: { milestones: ['ARRIVED'] },
  CONF: { milestones: ['BOOKING_CONFIRMED'] },
  ...{ AVDO: information, INSP: information, RSEA: information, RMVD: information, CROS: information },
  ...{ RECE: information, ISSU: information, SURR: information, REJE: information, HOLD: information },
  ...{ RELS: information, CANC: information, VOID: information },
} as const satisfies Record<string, CarrierCode>;

/** IATA cargo status codes. */
const iata = {
  BKD: { milestones: ['BOOKED'] },
  FOH: { milestones: ['CARGO_RECEIVED'] },
  RCS: { milestones: ['CARGO_ACCEPTED'] },
  MAN: { milestones: ['MANIFESTED'] },
  DEP: { milestones: ['DEPARTED'] },
  ARR: { milestones: ['ARRIVED'] },
  RCF: { milestones: ['RECEIVED_AT_DESTINATION'] },
  TRM: { milestones: ['TRANSSHIPPED'] },
  TFD: { milestones: ['TRANSSHIPPED'] },
  NFD: { milestones: ['ARRIVAL_NOTICE_SENT'] },
  CRC: { milestones: ['CUSTOMS_FILED'] },
  TGC: hold,
  CCD: { milestones: ['CUSTOMS_CLEARED_IMPORT', 'OUT_OF_CHARGE'] },
  DLV: { milestones: ['DELIVERED'] },
  DDL: { milestones: ['DELIVERED'] },
  DPU: { milestones: ['PICKED_UP'] },
  OFLD: { exception: 'ROLLED_OVER' },
  MSCA: { exception: 'SHORT_LANDED' },
  SSPD: { exception: 'SHORT_LANDED' },
  FDCA: { exception: 'DOCUMENT_ISSUE' },
  MSAW: { exception: 'DOCUMENT_ISSUE' },
  OVCD: { exception: 'DELAYED' },
  ...{ PRE: information, RCT: information, AWR: information, AWD: information, DOC: information, FIW: information },
  ...{ FOW: information, OCI: information, OSI: information, CEL: information, FAH: information, KEL: information },
} as const satisfies Record<string, CarrierCode>;

export const carrierCodes: Readonly<Record<string, CarrierCode>> = { ...dcsa, ...iata };
