import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { chargeHeadAccess } from '../charge-head/charge-head.access';
import { taxTableAccess } from '../tax-table.access';
import { gtaOptionList } from './gta-option.list';
import type { AddGtaOptionInput, GtaOptionOfDay, GtaOptionOfDayInput, GtaOptionRow } from './gta-option.schema';

export const listGtaOptions = defineEndpoint<ListInput, Page<GtaOptionRow>>({
  name: 'gta-options.list',
  method: 'GET',
  path: '/gta-option/list',
  access: taxTableAccess.read,
  summary: 'How the company pays the GST of its freight by road, by the day from which each option holds.',
  list: gtaOptionList,
});

/** Whoever writes a docket or bills one sees by whom its tax is owed; who keeps the options is another question. */
export const gtaOptionOfDay = defineEndpoint<GtaOptionOfDayInput, GtaOptionOfDay>({
  name: 'gta-options.of-day',
  method: 'GET',
  path: '/gta-option/of-day',
  access: chargeHeadAccess.read,
  summary: 'The option for freight by road that holds on a day.',
});

export const addGtaOption = defineEndpoint<AddGtaOptionInput, GtaOptionRow>({
  name: 'gta-options.add',
  method: 'POST',
  path: '/gta-option/add',
  access: taxTableAccess.manage,
  summary: 'From a day on another option holds; it stands before an earlier one of the same day.',
  status: 201,
  touches: ['gta-options'],
});
