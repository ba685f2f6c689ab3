import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { accountAccess } from './account.access';
import { accountList } from './account.list';
import type { Account, AddAccountInput, UpdateAccountInput } from './account.schema';

export const listAccounts = defineEndpoint<ListInput, Page<Account>>({
  name: 'accounts.list',
  method: 'GET',
  path: '/account/list',
  access: accountAccess.read,
  summary: 'The chart of accounts.',
  list: accountList,
});

const touches = ['accounts'];

export const addAccount = defineEndpoint<AddAccountInput, Account>({
  name: 'accounts.add',
  method: 'POST',
  path: '/account/add',
  access: accountAccess.manage,
  summary: 'Adds an account of the company’s own to a group of the chart.',
  status: 201,
  touches,
});

export const updateAccount = defineEndpoint<UpdateAccountInput, Account>({
  name: 'accounts.update',
  method: 'POST',
  path: '/account/update',
  access: accountAccess.manage,
  summary: 'Renames or archives an account of the company’s own, or takes it back into use. Its code stays.',
  touches,
});
