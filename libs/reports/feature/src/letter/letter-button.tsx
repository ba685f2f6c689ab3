import { takeFile } from '@freightdesk/data-access-api';
import {
  type AgeingSide,
  getAccountStatement,
  getReminder,
  type ReminderTone,
  reminderToneLabel,
  reminderTones,
} from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PdfButton } from '@freightdesk/shared-ui';

interface LetterButtonProps {
  partyId: string;
  side: AgeingSide;
  /** The day up to which the account is told. */
  to: string | undefined;
}

/** The statement of account of a party as a PDF, and of a customer the letters that remind of what is overdue. */
export function LetterButton({ partyId, side, to }: LetterButtonProps) {
  const { t } = useTranslation();
  const reminders = side === 'RECEIVABLE' ? reminderTones : [];
  const take = (tone: ReminderTone | null) =>
    tone === null
      ? takeFile(getAccountStatement, { partyId, side, ...(to !== undefined && { to }) }, 'statement-of-account.pdf')
      : takeFile(getReminder, { partyId, tone }, 'reminder.pdf');
  return (
    <PdfButton
      ways={[
        { label: t('Statement of account'), how: null },
        ...reminders.map((tone) => ({ label: t(reminderToneLabel[tone]), how: tone })),
      ]}
      take={take}
    />
  );
}
