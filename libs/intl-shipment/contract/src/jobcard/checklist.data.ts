import type { Cutoff } from './cutoff.rules';
import type { JobDirection, JobMode } from './jobcard.kinds';

/** Papers that a job collects: of the shipper, the carrier, customs and whoever receives the goods. */
export const checklistPapers = [
  'COMMERCIAL_INVOICE',
  'PACKING_LIST',
  'CERTIFICATE_OF_ORIGIN',
  'DANGEROUS_GOODS',
  'INSURANCE',
  'SHIPPING_INSTRUCTION',
  'VGM',
  'SHIPPING_BILL',
  'CONSIGNMENT_NOTE',
  'MBL',
  'HBL',
  'MAWB',
  'HAWB',
  'ARRIVAL_NOTICE',
  'BILL_OF_ENTRY',
  'DELIVERY_ORDER',
  'POD',
] as const;
export type ChecklistPaper = (typeof checklistPapers)[number];

export const checklistPaperLabel: Readonly<Record<ChecklistPaper, string>> = {
  COMMERCIAL_INVOICE: 'Commercial invoice',
  PACKING_LIST: 'Packing list',
  CERTIFICATE_OF_ORIGIN: 'Certificate of origin',
  DANGEROUS_GOODS: 'Dangerous goods declaration',
  INSURANCE: 'Insurance certificate',
  SHIPPING_INSTRUCTION: 'Shipping instruction',
  VGM: 'VGM declaration',
  SHIPPING_BILL: 'Shipping bill',
  CONSIGNMENT_NOTE: 'Consignment note',
  MBL: 'Master bill of lading',
  HBL: 'House bill of lading',
  MAWB: 'Master air waybill',
  HAWB: 'House air waybill',
  ARRIVAL_NOTICE: 'Arrival notice',
  BILL_OF_ENTRY: 'Bill of entry',
  DELIVERY_ORDER: 'Delivery order',
  POD: 'Proof of delivery',
};

/** A day of the job, and how many days from it; of several the first that the job knows counts. */
export type NeededBy = readonly [of: 'etd' | 'eta' | Cutoff, days: number];

export interface ChecklistRule {
  paper: ChecklistPaper;
  modes: readonly JobMode[];
  directions: readonly JobDirection[];
  neededBy: readonly NeededBy[];
  /** Only where the customer, the country or the goods ask for it: nobody has to say why it is not there. */
  isIfAsked?: true;
  /** It holds until a day. */
  mayExpire?: true;
}

const sea: readonly JobMode[] = ['SEA_FCL', 'SEA_LCL', 'MULTIMODAL'];
const land: readonly JobMode[] = ['ROAD', 'RAIL'];
const all: readonly JobMode[] = [...sea, 'AIR', ...land];
const away: readonly JobDirection[] = ['EXPORT', 'CROSS_TRADE'];
const here: readonly JobDirection[] = ['IMPORT'];
const anywhere: readonly JobDirection[] = [...away, ...here];

/** The law has a bill of entry filed before the day on which the vessel comes (Customs Act, section 46(3)). */
const beforeArrival: readonly NeededBy[] = [['eta', -1]];

/** Which paper which job needs, and by when. */
export const checklistRules: readonly ChecklistRule[] = [
  {
    paper: 'COMMERCIAL_INVOICE',
    modes: all,
    directions: away,
    neededBy: [
      ['customsCutoffAt', -2],
      ['etd', -3],
    ],
  },
  { paper: 'COMMERCIAL_INVOICE', modes: all, directions: here, neededBy: [['eta', -3]] },
  {
    paper: 'PACKING_LIST',
    modes: all,
    directions: away,
    neededBy: [
      ['customsCutoffAt', -2],
      ['etd', -3],
    ],
  },
  { paper: 'PACKING_LIST', modes: all, directions: here, neededBy: [['eta', -3]] },
  {
    ...{ paper: 'CERTIFICATE_OF_ORIGIN', modes: all, directions: away, neededBy: [['etd', 3]] },
    ...{ isIfAsked: true, mayExpire: true },
  },
  {
    ...{ paper: 'CERTIFICATE_OF_ORIGIN', modes: all, directions: here, neededBy: beforeArrival },
    ...{ isIfAsked: true, mayExpire: true },
  },
  { paper: 'DANGEROUS_GOODS', modes: all, directions: away, neededBy: [['etd', -4]], isIfAsked: true },
  {
    ...{ paper: 'INSURANCE', modes: all, directions: anywhere, neededBy: [['etd', 0]] },
    ...{ isIfAsked: true, mayExpire: true },
  },
  {
    paper: 'SHIPPING_INSTRUCTION',
    modes: sea,
    directions: away,
    neededBy: [
      ['siCutoffAt', 0],
      ['etd', -3],
    ],
  },
  {
    ...{ paper: 'VGM', modes: ['SEA_FCL', 'MULTIMODAL'], directions: away },
    neededBy: [
      ['vgmCutoffAt', 0],
      ['etd', -2],
    ],
  },
  {
    paper: 'SHIPPING_BILL',
    modes: all,
    directions: ['EXPORT'],
    neededBy: [
      ['customsCutoffAt', 0],
      ['etd', -1],
    ],
  },
  { paper: 'CONSIGNMENT_NOTE', modes: land, directions: anywhere, neededBy: [['etd', 0]] },
  { paper: 'MBL', modes: sea, directions: away, neededBy: [['etd', 3]] },
  { paper: 'MBL', modes: sea, directions: here, neededBy: [['eta', -2]] },
  { paper: 'HBL', modes: sea, directions: away, neededBy: [['etd', 3]] },
  { paper: 'HBL', modes: sea, directions: here, neededBy: [['eta', -2]] },
  { paper: 'MAWB', modes: ['AIR'], directions: away, neededBy: [['etd', 0]] },
  { paper: 'MAWB', modes: ['AIR'], directions: here, neededBy: [['eta', 0]] },
  { paper: 'HAWB', modes: ['AIR'], directions: away, neededBy: [['etd', 0]] },
  { paper: 'HAWB', modes: ['AIR'], directions: here, neededBy: [['eta', 0]] },
  { paper: 'ARRIVAL_NOTICE', modes: [...sea, 'AIR', 'RAIL'], directions: here, neededBy: beforeArrival },
  { paper: 'BILL_OF_ENTRY', modes: all, directions: here, neededBy: beforeArrival },
  {
    paper: 'DELIVERY_ORDER',
    modes: [...sea, 'AIR', 'RAIL'],
    directions: here,
    neededBy: [['eta', 1]],
    mayExpire: true,
  },
  { paper: 'POD', modes: all, directions: anywhere, neededBy: [['eta', 5]] },
];
