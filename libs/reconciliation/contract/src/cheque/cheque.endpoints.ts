import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { reconciliationAccess } from '../access';
import { chequeList } from './cheque.list';
import type { Cheque, ReturnChequeInput, ReturnedCheque } from './cheque.schema';

export const listCheques = defineEndpoint<ListInput, Page<Cheque>>({
  name: 'reconciliation.cheques',
  method: 'GET',
  path: '/bank/cheque-list',
  access: reconciliationAccess.read,
  summary: 'Cheques, ours and our customers’, with what became of each.',
  list: chequeList,
});

export const returnCheque = defineEndpoint<ReturnChequeInput, ReturnedCheque>({
  name: 'reconciliation.returnCheque',
  method: 'POST',
  path: '/bank/cheque-return',
  access: reconciliationAccess.write,
  summary:
    'Takes back the payment of a cheque that the bank returned, matches its mirror with the statement, and books what the bank took for it.',
  touches: ['reconciliation', 'payments', 'sale-invoices', 'purchase-invoices', 'banks', 'reports', 'overview'],
});
