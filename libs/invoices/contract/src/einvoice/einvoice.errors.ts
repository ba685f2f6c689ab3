import { defineProblems } from '@freightdesk/shared-endpoint';

export const einvoiceProblems = defineProblems({
  no_einvoice: { status: 409, message: 'This document has no e-invoice.' },
  not_for_the_portal: {
    status: 409,
    message: '{{number}} is not to be registered: {{why}} Leave it out, then take the file.',
  },
  other_document: { status: 422, message: 'This answer is of another document.' },
  registered: { status: 409, message: 'This document is registered already.' },
  not_registered: { status: 409, message: 'This document is not registered under this IRN.' },
  too_late: { status: 422, message: 'An IRN is cancelled within 24 hours. Make a credit note.' },
  answer_incomplete: { status: 422, message: 'This is needed.' },
  einvoice_stands: {
    status: 409,
    message: 'This document is registered at the e-invoice portal.',
  },
});
