import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { companyAccess } from '../access';
import type { Company } from '../company/company.schema';
import type { LogoQuery, UploadLogoInput } from './logo.schema';

export const getLogo = defineEndpoint<LogoQuery, Blob>({
  name: 'logo.get',
  method: 'GET',
  path: '/company/logo',
  access: companyAccess.read,
  summary: 'The picture at the head of the company’s documents.',
  envelope: 'file',
});

export const uploadLogo = defineEndpoint<UploadLogoInput, Company>({
  name: 'logo.upload',
  method: 'POST',
  path: '/company/upload-logo',
  access: companyAccess.manage,
  status: 201,
  summary: 'Gives the company a logo, or another one.',
  body: 'multipart',
  touches: ['company'],
});

export const removeLogo = defineEndpoint<SeenInput, Company>({
  name: 'logo.remove',
  method: 'POST',
  path: '/company/remove-logo',
  access: companyAccess.manage,
  summary: 'Takes the company’s logo away.',
  touches: ['company'],
});
