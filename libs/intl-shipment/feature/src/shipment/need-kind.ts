import type { Need } from '@freightdesk/intl-shipment-contract';

type Choice = readonly { readonly value: string; readonly label: string }[];

/** How a fact is entered and shown; what is not named here is text. */
export type NeedKind = 'text' | 'date' | 'instant' | 'count' | 'decimal' | 'paise' | Choice;

const kinds: Readonly<Partial<Record<Need, NeedKind>>> = {
  etd: 'date',
  packages: 'count',
  grossKg: 'decimal',
  shippingBillDate: 'date',
  leoDate: 'date',
  vgmKg: 'decimal',
  vgmMethod: [
    { value: 'WEIGHED', label: 'Weighed' },
    { value: 'CALCULATED', label: 'Calculated' },
  ],
  onBoardDate: 'date',
  atd: 'instant',
  ata: 'instant',
  deliveredAt: 'instant',
  emptyReturnedOn: 'date',
  igmDate: 'date',
  boeDate: 'date',
  boeType: [
    { value: 'HOME', label: 'Home consumption' },
    { value: 'WAREHOUSE', label: 'Warehouse' },
    { value: 'EX_BOND', label: 'Ex-bond' },
  ],
  dutyPaise: 'paise',
  oocDate: 'date',
  doValidTill: 'date',
  blRelease: [
    { value: 'SURRENDERED', label: 'Surrendered' },
    { value: 'TELEX', label: 'Telex' },
    { value: 'SEAWAY', label: 'Seaway' },
  ],
  gateOutOn: 'date',
  flightDate: 'date',
  pieces: 'count',
  chargeableKg: 'decimal',
  piecesDelivered: 'count',
  plannedDate: 'date',
  pickupDate: 'date',
  documentDate: 'date',
};

export const needKind = (need: Need): NeedKind => kinds[need] ?? 'text';
