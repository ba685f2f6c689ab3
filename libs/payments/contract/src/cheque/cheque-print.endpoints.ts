import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { paymentAccess } from '../access';
import type { ChequePrints, PrintChequeInput } from './cheque-print.schema';

export const getChequePrints = defineEndpoint<IdInput, ChequePrints>({
  name: 'payments.cheque',
  method: 'GET',
  path: '/payment/cheque',
  access: paymentAccess.read,
  summary: 'To whom the cheque of a payment is made out, and which leaves were printed of it.',
});

export const printCheque = defineEndpoint<PrintChequeInput, ChequePrints>({
  name: 'payments.printCheque',
  method: 'POST',
  path: '/payment/print-cheque',
  access: paymentAccess.write,
  summary:
    'Records that a leaf is printed of a payment by cheque; another one needs a reason. The last one is fetched then.',
  touches: ['payments', 'timeline'],
});

export const getChequeLeaf = defineEndpoint<IdInput, Blob>({
  name: 'payments.chequeLeaf',
  method: 'GET',
  path: '/payment/cheque-leaf',
  access: paymentAccess.write,
  envelope: 'file',
  summary: 'The leaf that was printed last of a payment, of the size of the cheque: for ten minutes. PDF.',
});
