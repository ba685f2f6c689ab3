import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { taxTableAccess } from '../tax-table.access';
import { tdsRateList } from './tds-rate.list';
import type { TdsRateRow, SavedTdsRate, UpdateTdsRateInput } from './tds-rate.schema';

export const listTdsRates = defineEndpoint<ListInput, Page<TdsRateRow>>({
  name: 'tds-rates.list',
  method: 'GET',
  path: '/tds-rate/list',
  access: taxTableAccess.read,
  summary: 'Tax deducted at source: rate, threshold, section and code by nature and day, with its source.',
  list: tdsRateList,
});

/** Answers `warnings` beside `data`: a posted document of a day that changes keeps what it bears. */
export const updateTdsRate = defineEndpoint<UpdateTdsRateInput, SavedTdsRate>({
  name: 'tds-rates.update',
  method: 'POST',
  path: '/tds-rate/update',
  access: taxTableAccess.manage,
  summary: 'From a day on other terms hold. What was deducted on posted documents stays.',
  envelope: 'whole',
  touches: ['tds-rates'],
});
