import {
  furtherLocks,
  isFiledInTime,
  type LockKind,
  lockKindLabel,
  lockPeriod,
  type LockPeriodInput,
} from '@freightdesk/company-contract';
import { lockPeriodInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { DateInput, FormDialog, SelectInput, TextInput, useRecordForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import { useMonthName } from './use-month-name';
import type { Period } from './use-periods';

/** What each of them keeps out. */
const meaning: Readonly<Record<LockKind, string>> = {
  SOFT: 'Only administrators still post into this month, until it is locked further.',
  GST_FILED:
    'No invoice, note, bill or tax is added to what the returns told. Administrators still post receipts, payments and journals.',
  HARD: 'Nothing can be posted with a date in this month any more. Postings under way are waited for.',
};

const isOver = ({ id: month }: Period): boolean => isFiledInTime(month, systemClock.today());

/** Asks how far a month is shut; one that is locked already can be locked further. */
export function LockDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const month = useMonthName()(period.id);
  const lock = useSave(lockPeriod);
  const kinds = furtherLocks(period.lock?.kind ?? null).filter((kind) => kind !== 'GST_FILED' || isOver(period));
  const { form, saving } = useRecordForm({
    schema: lockPeriodInput,
    startOf: () => ({ month: period.id, kind: kinds[0] }),
    send: ({ kind, gstFiledOn, gstReference, ...rest }: LockPeriodInput) =>
      lock({ ...rest, kind, ...(kind === 'GST_FILED' && { gstFiledOn, gstReference }) }),
  });
  const kind = useWatch({ control: form.control, name: 'kind' }) ?? 'HARD';

  return (
    <FormDialog
      {...saving}
      title={t('Lock {{month}}', { month })}
      submitLabel={t('Lock')}
      onSaved={() => notify(t('{{month}} is locked', { month }))}
      onClose={onClose}
    >
      {!isOver(period) && <Alert severity="warning">{t('This month is not over yet.')}</Alert>}
      <SelectInput
        form={form}
        name="kind"
        options={kinds.map((value) => ({ value, label: t(lockKindLabel[value]) }))}
        hint={t(meaning[kind])}
        autoFocus
      />
      {kind === 'GST_FILED' && (
        <>
          <DateInput form={form} name="gstFiledOn" hint={t('Today, where it stays empty')} />
          <TextInput form={form} name="gstReference" />
        </>
      )}
    </FormDialog>
  );
}
