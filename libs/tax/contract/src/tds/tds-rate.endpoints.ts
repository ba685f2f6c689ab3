import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { taxTableAccess } from '../tax-table.access';
import { tdsRateList } from './tds-rate.list';
import type { TdsRateRow } from './tds-rate.schema';

export const listTdsRates = defineEndpoint<ListInput, Page<TdsRateRow>>({
  name: 'tds-rates.list',
  method: 'GET',
  path: '/tds-rate/list',
  access: taxTableAccess.read,
  summary: 'Tax deducted at source: rate, threshold, section and code by nature and day, with its source.',
  list: tdsRateList,
});
