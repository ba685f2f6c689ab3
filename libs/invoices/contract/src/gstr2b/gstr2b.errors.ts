import { defineProblems } from '@freightdesk/shared-endpoint';

export const gstr2bProblems = defineProblems({
  not_gstr2b: {
    status: 422,
    message: 'This is not the JSON file of GSTR-2B that the portal gives. Download it there again.',
  },
  of_another_gstin: { status: 422, message: 'This file is of a GSTIN that is none of ours.' },
  of_another_month: { status: 422, message: 'This file is of another month.' },
  unread_rows: { status: 422, message: 'A row of this file names no document, so nothing of it was brought in.' },
  too_many_documents: { status: 422, message: 'The file holds more documents than can be taken at once.' },
});

/** Where the file can be named, and where the row. */
export const gstr2bTold = {
  of_another_gstin: 'This file is of {{gstin}}, which is none of our GSTINs ({{ours}}).',
  of_another_month: 'This file is of {{month}}, not of {{asked}}.',
  gstin: 'Row {{row}} of {{section}}: “{{gstin}}” is no GSTIN (number {{number}}).',
  number: 'Row {{row}} of {{section}}: the document of {{gstin}} has no number.',
  date: 'Row {{row}} of {{section}}: the date of {{number}} of {{gstin}} is “{{date}}”; it is to be like 14-10-2026.',
} as const;
