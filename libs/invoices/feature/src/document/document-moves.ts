import { mutationOf } from '@freightdesk/data-access-api';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useConfirmed, useLongAgoNote } from '@freightdesk/shared-ui';
import type { DocumentStatus } from './document-values';

interface Posting<Draft> {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  label: string;
  titleOf: (draft: Draft) => string;
  text: string;
  doneOf: (draft: Draft) => string;
}

/** Asks before a draft is entered in the books, where it can never be changed, and enters it. */
export function usePostDraft<Draft extends { id: string; version: number; date: string }>(posting: Posting<Draft>) {
  const { endpoint, label, titleOf, text, doneOf } = posting;
  const withNote = useLongAgoNote();
  return useConfirmed(mutationOf(endpoint), (draft: Draft) => ({
    title: titleOf(draft),
    text: withNote(text, draft.date),
    confirmLabel: label,
    input: { id: draft.id, version: draft.version },
    done: () => doneOf(draft),
  }));
}

/** Why a document in the books can't be cancelled; only one on which nothing is paid can be. */
export function whyNotCancelled(
  { status, notedMinor = 0 }: { status: DocumentStatus; notedMinor?: number },
  t: (text: string) => string,
): string | undefined {
  if (status === 'CANCELLED') return t('It is cancelled already.');
  if (notedMinor > 0) return t('A note stands against it. Cancel the note first.');
  return status === 'ISSUED' || status === 'POSTED'
    ? undefined
    : t('Payments are allocated to it. Reverse them first.');
}
