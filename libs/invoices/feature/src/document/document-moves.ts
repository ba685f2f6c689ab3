import { mutationOf } from '@freightdesk/data-access-api';
import { whyIrnHolds } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useConfirmed, useLongAgoNote } from '@freightdesk/shared-ui';
import type { DocumentStatus } from './document-values';

interface Posting<Draft> {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  label: string;
  titleOf: (draft: Draft) => string;
  textOf: (draft: Draft) => string;
  doneOf: (draft: Draft) => string;
}

/** Asks before a draft is entered in the books, where it can never be changed, and enters it. */
export function usePostDraft<Draft extends { id: string; version: number; date: string }>(posting: Posting<Draft>) {
  const { endpoint, label, titleOf, textOf, doneOf } = posting;
  const withNote = useLongAgoNote();
  return useConfirmed(mutationOf(endpoint), (draft: Draft) => ({
    title: titleOf(draft),
    text: withNote(textOf(draft), draft.date),
    confirmLabel: label,
    input: { id: draft.id, version: draft.version },
    done: () => doneOf(draft),
  }));
}

/** Whether it corrects another document. */
export const isNote = (kind: string): boolean => kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE';

/** A sale document, as far as the e-invoice portal knows it. */
type Registered = Parameters<typeof whyIrnHolds>[0];

interface Standing {
  status: DocumentStatus;
  notedMinor?: number;
  registered?: Registered;
  /** What was made of a proforma and stands. */
  made?: { number: string | null } | undefined;
}

/** Why a document in the books can't be cancelled; only one on which nothing is paid can be. */
export function whyNotCancelled(
  { status, notedMinor = 0, registered, made }: Standing,
  t: (text: string, values?: { number: string }) => string,
): string | undefined {
  if (status === 'CANCELLED') return t('It is cancelled already.');
  if (made)
    return made.number === null
      ? t('A draft was made from it. Delete the draft first.')
      : t('{{number}} was made from it. Cancel that first.', { number: made.number });
  if (notedMinor > 0) return t('A note stands against it. Cancel the note first.');
  if (status !== 'ISSUED' && status !== 'POSTED') return t('Payments are allocated to it. Reverse them first.');
  const why = registered && whyIrnHolds(registered, systemClock.now());
  return why ? t(why) : undefined;
}
