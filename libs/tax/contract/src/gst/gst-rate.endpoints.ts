import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { taxTableAccess } from '../tax-table.access';
import { gstRateList } from './gst-rate.list';
import type { GstRateRow } from './gst-rate.schema';

export const listGstRates = defineEndpoint<ListInput, Page<GstRateRow>>({
  name: 'tax-rates.list',
  method: 'GET',
  path: '/tax-rate/list',
  access: taxTableAccess.read,
  summary: 'GST rates on services and the days on which each may be charged, with its source.',
  list: gstRateList,
});
