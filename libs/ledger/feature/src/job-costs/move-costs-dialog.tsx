import { useSave } from '@freightdesk/data-access-api';
import { type JobCosts, moveJobCosts } from '@freightdesk/ledger-contract';
import { moveJobCostsInput } from '@freightdesk/ledger-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, useRecordForm } from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';

/** Asks for the day of the journal: a month that is locked takes none. */
export function MoveCostsDialog({ consol, onClose }: { consol: JobCosts; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id, number, totalPaise } = consol;
  const { saving, form } = useRecordForm({
    schema: moveJobCostsInput,
    startOf: () => ({ id, totalPaise, date: systemClock.today() }),
    send: useSave(moveJobCosts),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Costs of {{number}}', { number })}
      submitLabel={t('Post')}
      onSaved={(journal) => notify(t('{{number}} is posted', { number: journal.number }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography color="textSecondary">
        {t('{{amount}} is borne by its houses from then on. A later bill is moved by a journal of its own.', {
          amount: formatPaise(totalPaise),
        })}
      </Typography>
      <DateInput form={form} name="date" autoFocus />
    </FormDialog>
  );
}
