import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { companyAccess } from '../access';
import { branchList } from './branch.list';
import type { AddBranchInput, Branch, UpdateBranchInput } from './branch.schema';

const touches = ['branches', 'number-series'];

export const listBranches = defineEndpoint<ListInput, Page<Branch>>({
  name: 'branches.list',
  method: 'GET',
  path: '/branch/list',
  access: companyAccess.read,
  summary: 'Branches with their GST registrations.',
  list: branchList,
});

export const addBranch = defineEndpoint<AddBranchInput, Branch>({
  name: 'branches.add',
  method: 'POST',
  path: '/branch/add',
  access: companyAccess.manage,
  summary: 'Adds a branch; a new GSTIN opens number series of its own.',
  status: 201,
  touches,
});

export const updateBranch = defineEndpoint<UpdateBranchInput, Branch>({
  name: 'branches.update',
  method: 'POST',
  path: '/branch/update',
  access: companyAccess.manage,
  summary: 'Changes a branch.',
  touches,
});
