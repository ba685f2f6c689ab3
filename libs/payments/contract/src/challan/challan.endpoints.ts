import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { paymentAccess } from '../access';
import type { ChallanCover } from './challan.schema';

export const getChallanCover = defineEndpoint<IdInput, ChallanCover>({
  name: 'payments.challanCover',
  method: 'GET',
  path: '/payment/challan',
  access: paymentAccess.read,
  summary:
    'The deductions that a TDS challan covers, oldest first: each challan goes on where the one before it ended.',
});
