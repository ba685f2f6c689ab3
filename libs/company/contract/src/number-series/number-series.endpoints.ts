import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { companyAccess } from '../access';
import { numberSeriesList } from './number-series.list';
import type { NumberSeries, UpdateNumberSeriesInput } from './number-series.schema';

export const listNumberSeries = defineEndpoint<ListInput, Page<NumberSeries>>({
  name: 'number-series.list',
  method: 'GET',
  path: '/number-series/list',
  access: companyAccess.read,
  summary: 'Number series with the number that comes next today.',
  list: numberSeriesList,
});

export const updateNumberSeries = defineEndpoint<UpdateNumberSeriesInput, NumberSeries>({
  name: 'number-series.update',
  method: 'POST',
  path: '/number-series/update',
  access: companyAccess.manage,
  summary: 'Changes how the next numbers of a series are spelled; given numbers stay.',
  touches: ['number-series'],
});
