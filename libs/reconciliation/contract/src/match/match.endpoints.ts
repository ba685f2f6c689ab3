import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Gone } from '@freightdesk/shared-endpoint/schema';
import { reconciliationAccess } from '../access';
import type {
  Match,
  Parked,
  ParkInput,
  Proposals,
  ProposalsQuery,
  ReconcileInput,
  UnreconcileInput,
} from './match.schema';

/** What is created stands in payments, and with them in all that they show on. */
const touches = ['reconciliation', 'payments', 'sale-invoices', 'purchase-invoices', 'banks', 'reports', 'overview'];

export const readProposals = defineEndpoint<ProposalsQuery, Proposals>({
  name: 'reconciliation.proposals',
  method: 'GET',
  path: '/bank/proposals',
  access: reconciliationAccess.read,
  summary: 'Statement lines that are not matched yet, with what they likely are in the books.',
});

export const reconcile = defineEndpoint<ReconcileInput, Match>({
  name: 'reconciliation.reconcile',
  method: 'POST',
  path: '/bank/reconcile',
  access: reconciliationAccess.write,
  summary: 'Matches statement lines with entries of the books, and creates payments that are missing there.',
  touches,
});

export const unreconcile = defineEndpoint<UnreconcileInput, Gone>({
  name: 'reconciliation.unreconcile',
  method: 'POST',
  path: '/bank/unreconcile',
  access: reconciliationAccess.write,
  summary: 'Takes a match apart. What was created with it stays in the books.',
  touches: ['reconciliation', 'overview'],
});

export const parkLine = defineEndpoint<ParkInput, Parked>({
  name: 'reconciliation.park',
  method: 'POST',
  path: '/bank/park-line',
  access: reconciliationAccess.write,
  summary: 'Sets a statement line aside for later, or brings it back.',
  touches: ['reconciliation', 'overview'],
});
