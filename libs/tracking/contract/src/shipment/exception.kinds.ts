/** What goes wrong beside the progress: each opens and closes, and none is a status. */
export const shipmentExceptions = ['DELAYED', 'SHORT_LANDED', 'DAMAGED', 'DOCUMENT_ISSUE'] as const;
export type ShipmentException = (typeof shipmentExceptions)[number];

export const shipmentExceptionLabel: Readonly<Record<ShipmentException, string>> = {
  DELAYED: 'Delayed',
  SHORT_LANDED: 'Short landed',
  DAMAGED: 'Damaged',
  DOCUMENT_ISSUE: 'Document issue',
};
