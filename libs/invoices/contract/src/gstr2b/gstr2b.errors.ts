import { defineProblems } from '@freightdesk/shared-endpoint';

export const gstr2bProblems = defineProblems({
  not_gstr2b: {
    status: 422,
    message: 'This is not the JSON file of GSTR-2B that the portal gives. Download it there again.',
  },
  of_another_gstin: { status: 422, message: 'This file is of a GSTIN that is none of ours.' },
  of_another_month: { status: 422, message: 'This file is of another month.' },
  too_many_documents: { status: 422, message: 'The file holds more documents than can be taken at once.' },
});
