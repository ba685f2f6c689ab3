import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { bankAccess } from '../access';
import type { PaymentFile, SetPaymentFileInput } from './payment-file.schema';

export const getPaymentFile = defineEndpoint<IdInput, PaymentFile>({
  name: 'banks.paymentFile',
  method: 'GET',
  path: '/bank/payment-file',
  access: bankAccess.read,
  summary: 'How a bank wants its file of payments: columns, words and how days and amounts are written.',
});

export const setPaymentFile = defineEndpoint<SetPaymentFileInput, PaymentFile>({
  name: 'banks.setPaymentFile',
  method: 'POST',
  path: '/bank/set-payment-file',
  access: bankAccess.write,
  summary: 'Says how a bank wants its file of payments. Payment runs are written so from then on.',
  touches: ['banks', 'payment-runs'],
});
