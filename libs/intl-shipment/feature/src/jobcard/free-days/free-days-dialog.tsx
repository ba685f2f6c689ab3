import { type Jobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { freeDaysInput, jobcardSchema } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useSaySaved } from '@freightdesk/shared-ui';
import {
  AmountInput,
  DateInput,
  FormDialog,
  FormGrid,
  useRecordForm,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import Typography from '@mui/material/Typography';
import { saidOf } from '../form/jobcard-defaults';

const startOf = (job: Jobcard) => ({
  demurrageFreeDays: job.demurrageFreeDays,
  detentionFreeDays: job.detentionFreeDays,
  demurrageDayPaise: job.demurrageDayPaise,
  detentionDayPaise: job.detentionDayPaise,
  containers: job.containers.map(saidOf),
});

/** What the line gives free, what it takes after that, and the days of each container. */
export function FreeDaysDialog({ job, onClose }: { job: Jobcard; onClose: () => void }) {
  const { t } = useTranslation();
  const saySaved = useSaySaved();
  const update = useSave(updateJobcard);
  const { form, saving } = useRecordForm({
    schema: freeDaysInput,
    record: job,
    recordSchema: jobcardSchema,
    startOf,
    send: (input, { id, version }) => update({ id, version, ...input }),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Free days of {{number}}', { number: job.number })}
      submitLabel={t('Save')}
      onSaved={({ data, warnings }) => saySaved(data.number, warnings)}
      onClose={onClose}
      maxWidth="md"
    >
      <FormGrid>
        <WholeNumberInput form={form} name="demurrageFreeDays" autoFocus />
        <AmountInput form={form} name="demurrageDayPaise" />
        <WholeNumberInput form={form} name="detentionFreeDays" />
        <AmountInput form={form} name="detentionDayPaise" />
      </FormGrid>
      {job.containers.map(({ containerNumber }, index) => (
        <div key={containerNumber}>
          <Typography variant="subtitle2" gutterBottom>
            {containerNumber}
          </Typography>
          <FormGrid columns={3}>
            <DateInput form={form} name={`containers.${index}.dischargedOn`} />
            <DateInput form={form} name={`containers.${index}.gateOutOn`} />
            <DateInput form={form} name={`containers.${index}.emptyReturnedOn`} />
          </FormGrid>
        </div>
      ))}
    </FormDialog>
  );
}
