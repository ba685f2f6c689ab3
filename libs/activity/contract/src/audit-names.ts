import { documentKindLabel } from './document/document.kinds';

/** What the trail of changes calls what is put beside a record. */
export const auditNames = {
  actions: {
    'add-note': 'Add note',
    'remove-document': 'Remove file',
    'upload-document': 'Add file',
  },
  fields: {
    documentKind: 'Kind of file',
    file: 'File',
    mediaType: 'Media type',
    mentions: 'Mentioned',
    note: 'Note',
    sha256: 'SHA-256',
    sizeBytes: 'Size in bytes',
  },
  values: { documentKind: documentKindLabel },
} as const;
