import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { reconciliationAccess } from '../access';
import type { Reconciliation, ReconciliationQuery } from './reconciliation.schema';

export const readReconciliation = defineEndpoint<ReconciliationQuery, Reconciliation>({
  name: 'reconciliation.statement',
  method: 'GET',
  path: '/bank/reconciliation',
  access: reconciliationAccess.read,
  summary: 'From the balance of the books to that of the bank statement, at any date.',
  work: 'long',
});
