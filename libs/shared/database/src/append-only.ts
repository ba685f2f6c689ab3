/**
 * Tables whose rows are never changed or deleted: the server's role may only read and add, and each carries the trigger
 * `refuse_change()`. A migration that makes such a table adds its name here.
 */
export const appendOnlyTables = ['allocation', 'audit_event', 'docket_event', 'posting', 'shipment_event', 'voucher'];
