import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { companyAccess } from '../access';
import { numberSeriesList } from './number-series.list';
import type { AddNumberSeriesInput, NumberSeries, UpdateNumberSeriesInput } from './number-series.schema';

export const listNumberSeries = defineEndpoint<ListInput, Page<NumberSeries>>({
  name: 'number-series.list',
  method: 'GET',
  path: '/number-series/list',
  access: companyAccess.read,
  summary: 'Number series with the number that comes next today.',
  list: numberSeriesList,
});

export const addNumberSeries = defineEndpoint<AddNumberSeriesInput, NumberSeries>({
  name: 'number-series.add',
  method: 'POST',
  path: '/number-series/add',
  access: companyAccess.manage,
  summary: 'Opens a series before its first document, so that it can be spelled and begun elsewhere than at 1.',
  status: 201,
  touches: ['number-series'],
});

export const updateNumberSeries = defineEndpoint<UpdateNumberSeriesInput, NumberSeries>({
  name: 'number-series.update',
  method: 'POST',
  path: '/number-series/update',
  access: companyAccess.manage,
  summary: 'Changes how the next numbers of a series are spelled, and where this year begins; given numbers stay.',
  touches: ['number-series'],
});
