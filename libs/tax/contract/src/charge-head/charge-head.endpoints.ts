import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { chargeHeadAccess } from './charge-head.access';
import { chargeHeadList } from './charge-head.list';
import type { AddChargeHeadInput, ChargeHead, HeadAccounts, UpdateChargeHeadInput } from './charge-head.schema';

export const listChargeHeads = defineEndpoint<ListInput, Page<ChargeHead>>({
  name: 'charge-heads.list',
  method: 'GET',
  path: '/charge-head/list',
  access: chargeHeadAccess.read,
  summary: 'What is charged for, by name, with the SAC and the dated GST rates of each.',
  list: chargeHeadList,
});

export const listHeadAccounts = defineEndpoint<void, HeadAccounts>({
  name: 'charge-heads.accounts',
  method: 'GET',
  path: '/charge-head/accounts',
  access: chargeHeadAccess.manage,
  summary: 'The accounts that charges may be booked to.',
});

export const addChargeHead = defineEndpoint<AddChargeHeadInput, ChargeHead>({
  name: 'charge-heads.add',
  method: 'POST',
  path: '/charge-head/add',
  access: chargeHeadAccess.manage,
  summary: 'Adds a charge head.',
  status: 201,
  touches: ['charge-heads'],
});

export const updateChargeHead = defineEndpoint<UpdateChargeHeadInput, ChargeHead>({
  name: 'charge-heads.update',
  method: 'POST',
  path: '/charge-head/update',
  access: chargeHeadAccess.manage,
  summary: 'Changes a charge head.',
  touches: ['charge-heads'],
});
