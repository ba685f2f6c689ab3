import { type Journal, journalProblemKinds, type ReverseJournalInput } from '@freightdesk/ledger-contract';
import { commonProblems } from '@freightdesk/shared-endpoint';
import {
  changeRecord,
  type RecordKind,
  refuse,
  refuseFutureDates,
  type WriteContext,
} from '@freightdesk/shared-server-kit';
import { findJournalOrRefuse } from './find-journal';
import { postMirror } from './post-mirror';

const journals: RecordKind<Journal> = { record: 'voucher', find: findJournalOrRefuse };

/** Takes a journal back: each account stands again as it did. The mirror bears the day that was meant for it, or today. */
export function reverseJournal(
  { id, version, reason, date: asked }: ReverseJournalInput,
  context: WriteContext,
): Promise<Journal> {
  const { clock } = context;
  return changeRecord(journals, { id, version, action: 'reverse', reason }, context, async (before) => {
    if (before.status === 'REVERSED') refuse(journalProblemKinds.journal_reversed);
    const date = asked ?? clock.today();
    refuseFutureDates(clock, { date });
    if (date < before.date) {
      const message = 'It can be taken back on its own day or later.';
      refuse(commonProblems.invalid, { errors: [{ field: 'date', code: 'before_journal', message }] });
    }
    await postMirror(before, { date, reason }, context);
  });
}
