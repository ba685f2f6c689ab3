import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { branchList } from './branch.list';
import type { AddBranchInput, Branch, UpdateBranchInput } from './branch.schema';

const touches = ['branches', 'number-series'];

export const listBranches = defineEndpoint<ListInput, Page<Branch>>({
  name: 'branches.list',
  method: 'GET',
  path: '/branch/list',
  access: 'company.read',
  summary: 'Branches with their GST registrations.',
  list: branchList,
});

export const addBranch = defineEndpoint<AddBranchInput, Branch>({
  name: 'branches.add',
  method: 'POST',
  path: '/branch/add',
  access: 'company.manage',
  summary: 'Adds a branch; a new GSTIN opens number series of its own.',
  status: 201,
  touches,
});

export const updateBranch = defineEndpoint<UpdateBranchInput, Branch>({
  name: 'branches.update',
  method: 'POST',
  path: '/branch/update',
  access: 'company.manage',
  summary: 'Changes a branch.',
  touches,
});
