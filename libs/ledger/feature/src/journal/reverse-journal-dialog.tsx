import { useSave } from '@freightdesk/data-access-api';
import { type JournalRow, reverseJournal } from '@freightdesk/ledger-contract';
import { reverseJournalInput } from '@freightdesk/ledger-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { DocumentDateInput, FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

/** The day that was meant for it, once that has come; else today. */
const dayFor = ({ reverseOn }: JournalRow): string => {
  const today = systemClock.today();
  return reverseOn !== null && reverseOn <= today ? reverseOn : today;
};

/** Asks why, and for which day, before a journal is taken back: the reason stands in the ledger and in the audit trail. */
export function ReverseJournalDialog({ journal, onClose }: { journal: JournalRow; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { number, id, version } = journal;
  const { form, saving } = useRecordForm({
    schema: reverseJournalInput,
    startOf: () => ({ id, version, date: dayFor(journal) }),
    send: useSave(reverseJournal),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      onSaved={() => notify(t('{{number}} is reversed', { number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {t('Its entries are mirrored: each account stands again as it did. This cannot be undone.')}
      </Typography>
      <DocumentDateInput form={form} name="date" />
      <TextInput form={form} name="reason" rows={2} required autoFocus />
    </FormDialog>
  );
}
