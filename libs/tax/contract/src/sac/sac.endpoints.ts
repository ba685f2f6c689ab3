import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { taxTableAccess } from '../tax-table.access';
import { sacList } from './sac.list';
import type { AddSacInput, Sac, UpdateSacInput } from './sac.schema';

export const listSacs = defineEndpoint<ListInput, Page<Sac>>({
  name: 'sacs.list',
  method: 'GET',
  path: '/sac/list',
  access: taxTableAccess.read,
  summary: 'Service accounting codes and what each stands for.',
  list: sacList,
});

export const getSac = defineEndpoint<IdInput, Sac>({
  name: 'sacs.get',
  method: 'GET',
  path: '/sac/get',
  access: taxTableAccess.read,
  summary: 'One service accounting code.',
});

export const addSac = defineEndpoint<AddSacInput, Sac>({
  name: 'sacs.add',
  method: 'POST',
  path: '/sac/add',
  access: taxTableAccess.manage,
  summary: 'Adds a service accounting code.',
  status: 201,
  touches: ['sacs'],
});

export const updateSac = defineEndpoint<UpdateSacInput, Sac>({
  name: 'sacs.update',
  method: 'POST',
  path: '/sac/update',
  access: taxTableAccess.manage,
  summary: 'Says what a code stands for, or puts it out of use. Heads and documents that bear it keep it.',
  touches: ['sacs'],
});
