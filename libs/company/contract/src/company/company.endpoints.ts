import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { companyAccess } from '../access';
import type { Company, UpdateCompanyInput } from './company.schema';

export const getCompany = defineEndpoint<void, Company>({
  name: 'company.get',
  method: 'GET',
  path: '/company/get',
  access: companyAccess.read,
  summary: 'The company whose books these are.',
});

export const updateCompany = defineEndpoint<UpdateCompanyInput, Company>({
  name: 'company.update',
  method: 'POST',
  path: '/company/update',
  access: companyAccess.manage,
  summary: 'Changes the company profile and its settings.',
  touches: ['company', 'branches', 'number-series'],
});
