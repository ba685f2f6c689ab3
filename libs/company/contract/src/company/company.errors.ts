import { defineProblems } from '@freightdesk/shared-endpoint';

export const companyProblems = defineProblems({
  company_incomplete: {
    status: 409,
    message: 'The company has no name or State yet. An administrator enters them under User management, Company.',
  },
});
