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
  /** The file itself was refused: sent again, it would be refused again. */
  isRefused: boolean;
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

const isOfFile = (error: unknown): boolean => {
  const status = problemOf(error)?.status;
  return status === 413 || status === 415 || status === 422;
};

/** Sends files beside a record, each as a write of its own, and keeps those that failed until they are sent or let go. */
export function useUploads({ record, recordId }: RecordOnPage) {
  const [kind, setKind] = useState<DocumentKind>('OTHER');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { mutateAsync } = useMutation(mutationOf(uploadDocument));

  const letGo = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));
  const tell = (key: string, error: unknown) =>
    setUploads((all) =>
      all.map((one) => (one.key === key ? { ...one, error: ofFile(error), isRefused: isOfFile(error) } : one)),
    );

  const begin = ({ key, file, kind: of }: Upload) => {
    if (isTooLarge(file)) return tell(key, tooLarge);
    mutateAsync({ record, recordId, kind: of, file }).then(
      () => letGo(key),
      (error: unknown) => tell(key, error),
    );
  };
  const send = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({
      key: crypto.randomUUID(),
      file,
      kind,
      error: null,
      isRefused: false,
    }));
    setUploads((all) => [...all, ...added]);
    added.forEach(begin);
  };
  const again = (upload: Upload) => {
    tell(upload.key, null);
    begin(upload);
  };
  return { kind, setKind, uploads, send, again, letGo };
}

export type Uploads = ReturnType<typeof useUploads>;
