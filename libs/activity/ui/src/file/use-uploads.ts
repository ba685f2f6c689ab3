import { type DocumentKind, uploadDocument } from '@freightdesk/activity-contract';
import { mutationOf, problemOf } from '@freightdesk/data-access-api';
import { fileLimits } from '@freightdesk/shared-endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordOnPage } from '../record-on-page';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  kind: DocumentKind;
  error: unknown;
}

const isTooLarge = (file: File): boolean => file.size > fileLimits.bytes;

/** What the server would say of it after ten megabytes. */
const tooLarge = {
  code: 'max',
  status: 422,
  message: 'At most {{most}} MB.',
  values: { most: fileLimits.bytes / 1024 / 1024 },
};

/** What is wrong with the file itself says more than that something is. */
const ofFile = (error: unknown): unknown => problemOf(error)?.errors?.[0] ?? error;

/** Sends files beside a record, each as a write of its own, and keeps those that failed until they are sent or let go. */
export function useUploads({ record, recordId }: RecordOnPage) {
  const [kind, setKind] = useState<DocumentKind>('OTHER');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { mutateAsync } = useMutation(mutationOf(uploadDocument));

  const letGo = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const fail = (key: string, error: unknown) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, error } : one)));

  const begin = ({ key, file, kind: of }: Upload) => {
    if (isTooLarge(file)) return fail(key, tooLarge);
    mutateAsync({ record, recordId, kind: of, file }).then(
      () => letGo(key),
      (error: unknown) => fail(key, ofFile(error)),
    );
  };
  const send = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({ key: crypto.randomUUID(), file, kind, error: null }));
    setUploads((all) => [...all, ...added]);
    added.forEach(begin);
  };
  const again = (upload: Upload) => {
    fail(upload.key, null);
    begin(upload);
  };
  return { kind, setKind, uploads, send, again, letGo };
}

export type Uploads = ReturnType<typeof useUploads>;
