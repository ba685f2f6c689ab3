import { shipmentExceptionLabel } from './shipment/exception.kinds';
import { podVerdictLabel, proofKindLabel } from './shipment/pod.kinds';

/** What the trail of changes calls what is done with the links of customers. */
export const auditNames = {
  actions: {
    'assign-exception': 'Exception given over',
    'raise-exception': 'Exception reported',
    'settle-exception': 'Exception settled',
    'add-tracking-link': 'Link for the customer made',
    'revoke-tracking-link': 'Link for the customer revoked',
    'correct-event': 'Event corrected',
    'upload-pod': 'POD uploaded',
    'verify-pod': 'POD verified',
    'reject-pod': 'POD rejected',
  },
  fields: {
    exception: 'Exception',
    opensUntil: 'Opens until',
    note: 'Note',
    settled: 'What was done',
    packagesDamaged: 'Packages damaged',
    packagesShort: 'Packages short',
    proofKind: 'Proof',
    receiverPhone: 'Phone of the receiver',
    receiverRelation: 'Relation to the consignee',
    verdict: 'Verdict',
  },
  values: { exception: shipmentExceptionLabel, proofKind: proofKindLabel, verdict: podVerdictLabel },
} as const;
