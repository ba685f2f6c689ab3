import { shipmentExceptionLabel } from './shipment/exception.kinds';

/** What the trail of changes calls what is done with the links of customers. */
export const auditNames = {
  actions: {
    'assign-exception': 'Exception given over',
    'raise-exception': 'Exception reported',
    'settle-exception': 'Exception settled',
    'add-tracking-link': 'Link for the customer made',
    'revoke-tracking-link': 'Link for the customer revoked',
    'upload-pod': 'POD uploaded',
  },
  fields: { exception: 'Exception', opensUntil: 'Opens until', note: 'Note', settled: 'What was done' },
  values: { exception: shipmentExceptionLabel },
} as const;
