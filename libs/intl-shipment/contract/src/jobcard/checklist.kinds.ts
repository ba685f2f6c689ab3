import type { DocumentKind } from '@freightdesk/activity-contract';
import type { ChecklistPaper } from './checklist.data';

export const paperStatuses = ['NEEDED', 'RECEIVED', 'NOT_NEEDED'] as const;
export type PaperStatus = (typeof paperStatuses)[number];

export const paperStatusLabel: Readonly<Record<PaperStatus, string>> = {
  NEEDED: 'Needed',
  RECEIVED: 'Received',
  NOT_NEEDED: 'Not needed',
};

const kinds: Readonly<Partial<Record<ChecklistPaper, DocumentKind>>> = {
  COMMERCIAL_INVOICE: 'COMMERCIAL_INVOICE',
  PACKING_LIST: 'PACKING_LIST',
  CERTIFICATE_OF_ORIGIN: 'CERTIFICATE',
  INSURANCE: 'CERTIFICATE',
  SHIPPING_BILL: 'SHIPPING_BILL',
  MBL: 'BILL_OF_LADING',
  HBL: 'BILL_OF_LADING',
  MAWB: 'AIR_WAYBILL',
  HAWB: 'AIR_WAYBILL',
  BILL_OF_ENTRY: 'BILL_OF_ENTRY',
  POD: 'PROOF_OF_DELIVERY',
};

/** As what the file of a paper stands among the files of its job. */
export const fileKindOf = (paper: ChecklistPaper): DocumentKind => kinds[paper] ?? 'OTHER';
