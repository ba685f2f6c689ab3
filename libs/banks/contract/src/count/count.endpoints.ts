import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { bankAccess } from '../access';
import { countList } from './count.list';
import type { CashCount, CountInput } from './count.schema';

export const listCounts = defineEndpoint<ListInput, Page<CashCount>>({
  name: 'counts.list',
  method: 'GET',
  path: '/bank/counts',
  access: bankAccess.read,
  summary: 'Counts of cash boxes, each beside what the books held at that moment.',
  list: countList,
});

export const countCash = defineEndpoint<CountInput, CashCount>({
  name: 'banks.count',
  method: 'POST',
  path: '/bank/count',
  access: bankAccess.write,
  summary: 'Keeps a count of a cash box. What is short or too much is posted at once, with its reason.',
  status: 201,
  touches: ['banks', 'counts', 'reports', 'overview'],
});
