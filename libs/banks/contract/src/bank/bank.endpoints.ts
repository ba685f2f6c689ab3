import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { bankAccess } from '../access';
import { bankList } from './bank.list';
import type { AddBankInput, Bank, SetDefaultBankInput, UpdateBankInput } from './bank.schema';

/** Balances stand in ledgers, reports and the overview too. */
const touches = ['banks', 'reports', 'overview'];

export const listBanks = defineEndpoint<ListInput, Page<Bank>>({
  name: 'banks.list',
  method: 'GET',
  path: '/bank/list',
  access: bankAccess.read,
  summary: 'Banks and cash with their balances today.',
  list: bankList,
});

export const getBank = defineEndpoint<IdInput, Bank>({
  name: 'banks.get',
  method: 'GET',
  path: '/bank/get',
  access: bankAccess.read,
  summary: 'One bank or cash box with its balance today.',
});

export const addBank = defineEndpoint<AddBankInput, Bank>({
  name: 'banks.add',
  method: 'POST',
  path: '/bank/add',
  access: bankAccess.write,
  summary: 'Adds a bank or a cash box and posts its opening balance.',
  status: 201,
  touches,
});

export const updateBank = defineEndpoint<UpdateBankInput, Bank>({
  name: 'banks.update',
  method: 'POST',
  path: '/bank/update',
  access: bankAccess.write,
  summary: 'Changes a bank. A changed opening balance reverses the old one and posts anew.',
  touches,
});

export const deleteBank = defineEndpoint<SeenInput, Gone>({
  name: 'banks.delete',
  method: 'POST',
  path: '/bank/delete',
  access: bankAccess.write,
  summary: 'Deletes a bank without entries.',
  touches,
});

export const setDefaultBank = defineEndpoint<SetDefaultBankInput, Bank>({
  name: 'banks.setAsDefault',
  method: 'POST',
  path: '/bank/setasdefault',
  access: bankAccess.write,
  summary: 'Makes a bank the one that receipts and payments offer first.',
  touches: ['banks'],
});
