import { shipmentExceptionLabel } from './shipment/exception.kinds';

/** What the trail of changes calls what is done with the links of customers. */
export const auditNames = {
  actions: {
    'assign-exception': 'Give exception',
    'raise-exception': 'Report exception',
    'settle-exception': 'Settle exception',
    'add-tracking-link': 'Make link for the customer',
    'revoke-tracking-link': 'Revoke link for the customer',
  },
  fields: { exception: 'Exception', opensUntil: 'Opens until', note: 'Note', settled: 'What was done' },
  values: { exception: shipmentExceptionLabel },
} as const;
