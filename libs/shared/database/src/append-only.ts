/**
 * Tables whose rows are never changed or deleted: the server's role may only read and add, and each carries the trigger
 * `refuse_change()`. A migration that makes such a table adds its name here.
 */
export const appendOnlyTables = [
  'allocation',
  'audit_event',
  'bank_transfer',
  'docket_event',
  'posting',
  'seal',
  'shipment_event',
  'spent_prefix',
  'voucher',
];

/** Rows of these come and go, and are never changed; the trigger that refuses it stands on each of them. */
export const neverUpdatedTables = ['period_lock', 'to_seal'];

/** Rows of these change in what their triggers leave open, and are never deleted. */
export const neverDeletedTables = ['account', 'number_counter', 'payment'];
