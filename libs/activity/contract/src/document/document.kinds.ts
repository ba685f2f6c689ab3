import type { FileKind } from '@freightdesk/shared-endpoint';

/** What may be put beside a record: scans and photographs. None of these can hold a script that runs in a page. */
export const documentFileKinds = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const satisfies readonly FileKind[];

/**
 * What the page offers as the kind of a file. The server takes any short word: a column that asks for a paper of its own calls
 * it as it likes, and it is shown as it is spelled.
 */
export const documentKindLabel = {
  COMMERCIAL_INVOICE: 'Commercial invoice',
  PACKING_LIST: 'Packing list',
  BILL_OF_LADING: 'Bill of lading',
  AIR_WAYBILL: 'Air waybill',
  SHIPPING_BILL: 'Shipping bill',
  BILL_OF_ENTRY: 'Bill of entry',
  EWAY_BILL: 'E-way bill',
  PROOF_OF_DELIVERY: 'Proof of delivery',
  VENDOR_BILL: 'Purchase invoice',
  CERTIFICATE: 'Certificate',
  PHOTO: 'Photograph',
  OTHER: 'Other file',
} as const;
export type DocumentKind = keyof typeof documentKindLabel;
