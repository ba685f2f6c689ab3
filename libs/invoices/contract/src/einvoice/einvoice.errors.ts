import { defineProblems } from '@freightdesk/shared-endpoint';

export const einvoiceProblems = defineProblems({
  no_einvoice: { status: 409, message: 'This document has no e-invoice.' },
  not_for_the_portal: {
    status: 409,
    message: '{{number}} is not to be registered: {{why}} Leave it out, then take the file.',
  },
  no_signed_qr: {
    status: 422,
    message: 'The signed QR code is not whole: copy it again from the first sign to the last (SignedQRCode).',
  },
  other_document: {
    status: 422,
    message: 'This answer is of another document. {{member}}: {{theirs}} there, {{ours}} here.',
  },
  irn_taken: { status: 409, message: 'The portal gave this IRN to {{number}}.' },
  acknowledged_before: {
    status: 422,
    message: 'The portal acknowledges no document before its day: look at the date of acknowledgement (AckDt).',
  },
  in_the_future: { status: 422, message: 'This moment has not come yet: look at the date and the time of the answer.' },
  registered: { status: 409, message: 'This document is registered already.' },
  not_registered: { status: 409, message: 'This document is not registered under this IRN.' },
  cancelled_before: {
    status: 422,
    message: 'An IRN is not cancelled before the portal gave it: look at the date of cancellation (CancelDate).',
  },
  too_late: {
    status: 422,
    message: 'The portal cancels an IRN within 24 hours. Correct the document by a note instead.',
  },
  answer_incomplete: { status: 422, message: 'The answer has no {{member}}. Copy all of it.' },
  einvoice_stands: {
    status: 409,
    message: 'This document is registered at the e-invoice portal.',
  },
});
