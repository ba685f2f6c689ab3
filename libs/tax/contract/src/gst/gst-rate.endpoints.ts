import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { taxTableAccess } from '../tax-table.access';
import { gstRateList } from './gst-rate.list';
import type { GstRateRow, SavedGstRate, UpdateGstRateInput } from './gst-rate.schema';

export const listGstRates = defineEndpoint<ListInput, Page<GstRateRow>>({
  name: 'tax-rates.list',
  method: 'GET',
  path: '/tax-rate/list',
  access: taxTableAccess.read,
  summary: 'GST rates on services and the days on which each may be charged, with its source.',
  list: gstRateList,
});

/** Answers `warnings` beside `data`: a posted document of a day that changes keeps what it bears. */
export const updateGstRate = defineEndpoint<UpdateGstRateInput, SavedGstRate>({
  name: 'tax-rates.update',
  method: 'POST',
  path: '/tax-rate/update',
  access: taxTableAccess.manage,
  summary: 'From a day on another rate holds. What was computed on posted documents stays.',
  envelope: 'whole',
  touches: ['tax-rates'],
});
