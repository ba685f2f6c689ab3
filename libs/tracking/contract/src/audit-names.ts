import { shipmentExceptionLabel } from './shipment/exception.kinds';

/** What the trail of changes calls what is done with the links of customers. */
export const auditNames = {
  actions: {
    'assign-exception': 'Give exception',
    'raise-exception': 'Report exception',
    'settle-exception': 'Settle exception',
    'add-tracking-link': 'Make tracking link',
    'revoke-tracking-link': 'Revoke tracking link',
  },
  fields: { exception: 'Exception', opensUntil: 'Opens until', note: 'Note', settled: 'What was done' },
  values: { exception: shipmentExceptionLabel },
} as const;
