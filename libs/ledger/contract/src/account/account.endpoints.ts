import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { accountList } from './account.list';
import type { Account } from './account.schema';

export const listAccounts = defineEndpoint<ListInput, Page<Account>>({
  name: 'accounts.list',
  method: 'GET',
  path: '/account/list',
  access: 'account.read',
  summary: 'The chart of accounts.',
  list: accountList,
});
