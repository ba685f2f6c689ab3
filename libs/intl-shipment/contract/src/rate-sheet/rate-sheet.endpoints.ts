import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { rateSheetAccess } from '../access';
import { rateSheetList } from './rate-sheet.list';
import type { AddRateSheetInput, RateSheet, UpdateRateSheetInput } from './rate-sheet.schema';

const touches = ['rate-sheets'];

export const listRateSheets = defineEndpoint<ListInput, Page<RateSheet>>({
  name: 'rate-sheets.list',
  method: 'GET',
  path: '/rate-sheet/list',
  access: rateSheetAccess.read,
  summary: 'What carriers and vendors ask of us, by lane and days.',
  list: rateSheetList,
});

export const getRateSheet = defineEndpoint<IdInput, RateSheet>({
  name: 'rate-sheets.get',
  method: 'GET',
  path: '/rate-sheet/get',
  access: rateSheetAccess.read,
  summary: 'One rate sheet with its rates.',
});

export const addRateSheet = defineEndpoint<AddRateSheetInput, RateSheet>({
  name: 'rate-sheets.add',
  method: 'POST',
  path: '/rate-sheet/add',
  access: rateSheetAccess.write,
  summary: 'Adds the rates of a vendor for a lane.',
  status: 201,
  touches,
});

export const updateRateSheet = defineEndpoint<UpdateRateSheetInput, RateSheet>({
  name: 'rate-sheets.update',
  method: 'POST',
  path: '/rate-sheet/update',
  access: rateSheetAccess.write,
  summary: 'Changes a rate sheet, or puts it away. Quotations keep the prices that they were made with.',
  touches,
});
