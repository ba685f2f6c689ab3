import { documentFileKinds } from '@freightdesk/activity-contract';
import {
  type CheckedPaper,
  checklistPaperLabel,
  type Jobcard,
  paperStatusLabel,
  paperStatuses,
  settlePaper,
} from '@freightdesk/intl-shipment-contract';
import { jobcardSchema, settlePaperInput } from '@freightdesk/intl-shipment-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  DateInput,
  FileInput,
  FormDialog,
  FormGrid,
  PlannedDateInput,
  SelectInput,
  TextInput,
  useRecordForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';

/** Who opens a paper that is needed most often has it in hand. */
const startOf = (before: CheckedPaper) => (standing: Jobcard) => {
  const one = standing.papers.find(({ paper }) => paper === before.paper) ?? before;
  return {
    ...{ id: standing.id, version: standing.version, paper: one.paper },
    status: one.status === 'NEEDED' ? ('RECEIVED' as const) : one.status,
    reason: one.reason ?? undefined,
    neededBy: one.isDayGiven ? (one.neededBy ?? undefined) : undefined,
    receivedOn: one.receivedOn ?? systemClock.today(),
    expiresOn: one.expiresOn ?? undefined,
  };
};

interface SettlePaperDialogProps {
  job: Jobcard;
  paper: CheckedPaper;
  onClose: () => void;
}

/** How one paper stands; of the rest of its words only those of its status. */
export function SettlePaperDialog({ job, paper, onClose }: SettlePaperDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const label = t(checklistPaperLabel[paper.paper]);
  const save = useSave(settlePaper);
  const { form, saving } = useRecordForm({
    schema: settlePaperInput,
    record: job,
    recordSchema: jobcardSchema,
    startOf: startOf(paper),
    send: ({ receivedOn, expiresOn, reason, file, ...input }) =>
      save({
        ...input,
        ...(input.status === 'RECEIVED' && { receivedOn, expiresOn, file }),
        ...(input.status === 'NOT_NEEDED' && { reason }),
      }),
  });
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <FormDialog
      {...saving}
      title={`${label} · ${job.number}`}
      submitLabel={t('Save')}
      onSaved={() => notify(t('{{paper}} is saved', { paper: label }))}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput form={form} name="status" options={optionsOf(paperStatuses, paperStatusLabel, t)} autoFocus />
        {status === 'RECEIVED' && <DateInput form={form} name="receivedOn" />}
        {status === 'RECEIVED' && paper.mayExpire && <DateInput form={form} name="expiresOn" />}
        {status === 'NEEDED' && (
          <PlannedDateInput form={form} name="neededBy" hint={t('Left empty, it follows from the days of the job.')} />
        )}
      </FormGrid>
      {status === 'NOT_NEEDED' && <TextInput form={form} name="reason" />}
      {status === 'RECEIVED' && (
        <FileInput
          form={form}
          name="file"
          accept={documentFileKinds}
          hint={t('A PDF, or a JPEG, PNG or WebP picture, up to 10 MB.')}
        />
      )}
    </FormDialog>
  );
}
