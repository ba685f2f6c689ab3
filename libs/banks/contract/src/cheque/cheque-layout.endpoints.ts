import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { bankAccess } from '../access';
import type { BankCheque, SetChequeLayoutInput } from './cheque-layout.schema';

export const getChequeLayout = defineEndpoint<IdInput, BankCheque>({
  name: 'banks.chequeLayout',
  method: 'GET',
  path: '/bank/cheque-layout',
  access: bankAccess.read,
  summary: 'Where on a cheque leaf of the bank each thing is written, in mm.',
});

export const setChequeLayout = defineEndpoint<SetChequeLayoutInput, BankCheque>({
  name: 'banks.setChequeLayout',
  method: 'POST',
  path: '/bank/set-cheque-layout',
  access: bankAccess.write,
  summary: 'Says where on a cheque leaf of the bank each thing is written. Cheques are printed so from then on.',
  touches: ['banks'],
});
