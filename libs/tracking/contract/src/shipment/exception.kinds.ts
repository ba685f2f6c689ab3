/** What goes wrong beside the progress: each opens and closes, and none is a status. */
export const shipmentExceptions = [
  'CUSTOMS_HOLD',
  'DELAYED',
  'ROLLED_OVER',
  'SHORT_LANDED',
  'DAMAGED',
  'DOCUMENT_ISSUE',
  'DND_RUNNING',
  'EWAY_BILL_ENDING',
  'NO_UPDATE',
] as const;
export type ShipmentException = (typeof shipmentExceptions)[number];

export const shipmentExceptionLabel: Readonly<Record<ShipmentException, string>> = {
  CUSTOMS_HOLD: 'Held by customs',
  DELAYED: 'Delayed',
  ROLLED_OVER: 'Rolled over',
  SHORT_LANDED: 'Short landed',
  DAMAGED: 'Damaged',
  DOCUMENT_ISSUE: 'Document issue',
  DND_RUNNING: 'Demurrage or detention runs',
  EWAY_BILL_ENDING: 'E-way bill ends',
  NO_UPDATE: 'No news',
};
