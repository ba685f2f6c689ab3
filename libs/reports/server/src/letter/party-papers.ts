import { type LetterKind, type ReminderTone, reminderTones } from '@freightdesk/reports-contract';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { accountStatementPdf } from './account-statement-pdf';
import type { LetterPorts } from './letter-ports';
import { reminderPdf } from './reminder-pdf';

type PaperOf = (at: Pick<ReadContext, 'db' | 'clock'>, partyId: string) => Promise<FileAnswer | undefined>;

/** The letters to a party as papers that go out by e-mail, as the books stand when they are sent. */
export function partyPapers(ports: LetterPorts): Readonly<Record<LetterKind, PaperOf>> {
  const reminder =
    (tone: ReminderTone): PaperOf =>
    (at, partyId) =>
      reminderPdf({ partyId, tone }, at, ports);
  const [friendly, firm, final] = reminderTones;
  return {
    STATEMENT: (at, partyId) => accountStatementPdf({ partyId, side: 'RECEIVABLE' }, at, ports),
    [friendly]: reminder(friendly),
    [firm]: reminder(firm),
    [final]: reminder(final),
  };
}
