import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { partyAccess } from '../access';
import type { Payee, UpdatePayeeInput } from './payee.schema';

export const getPayee = defineEndpoint<IdInput, Payee>({
  name: 'parties.payee',
  method: 'GET',
  path: '/party/payee',
  access: partyAccess.taxData,
  summary: 'Where a vendor is paid, within which days the law wants it, and whether payments are held.',
});

export const updatePayee = defineEndpoint<UpdatePayeeInput, Payee>({
  name: 'parties.updatePayee',
  method: 'POST',
  path: '/party/payee/update',
  access: partyAccess.taxData,
  summary:
    "Changes a vendor's account, its standing as a micro, small or medium enterprise, or the hold of its payments.",
  touches: ['parties', 'timeline'],
});
