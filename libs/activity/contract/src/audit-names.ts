import { documentKindLabel } from './document/document.kinds';

/** What the trail of changes calls what is put beside a record. */
export const auditNames = {
  actions: {
    'add-note': 'Note added',
    'e-mail': 'E-mail sent',
    'remove-document': 'File removed',
    'upload-document': 'File added',
  },
  fields: {
    cc: 'Copy to',
    documentKind: 'Kind of file',
    file: 'File',
    mediaType: 'Media type',
    mentions: 'Mentioned',
    note: 'Note',
    sha256: 'SHA-256',
    sizeBytes: 'Size in bytes',
    subject: 'Subject',
    to: 'To',
  },
  values: { documentKind: documentKindLabel },
} as const;
