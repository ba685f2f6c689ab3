import { RecordActivity } from '@freightdesk/activity-ui';
import { getJobcard, intlShipmentPaths as paths, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, PageHeader, useOpenedRecord } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { hasEnded } from './has-ended';
import { JobcardFacts } from './jobcard-facts';
import { JobcardMoves } from './jobcard-moves';
import { JobcardShipments } from './jobcard-shipments';
import { JobcardStatusChip } from './jobcard-status-chip';
import { UpdateJobcardForm } from './form/update-jobcard-form';

function JobcardPage({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const { opened, isDirty, setDirty } = useOpenedRecord(job);
  return (
    <>
      <PageHeader
        title={job.number}
        breadcrumbs={[{ label: t('Jobcards'), to: paths.jobcards.href() }, { label: job.number }]}
        action={<JobcardStatusChip status={job.status} />}
      />
      <Stack spacing={3}>
        {job.cancelReason && (
          <Alert severity="warning">{t('Cancelled: {{reason}}', { reason: job.cancelReason })}</Alert>
        )}
        <JobcardMoves job={job} isDirty={isDirty} />
        <JobcardShipments job={job} />
        {hasEnded(opened) ? (
          <JobcardFacts job={job} />
        ) : (
          <UpdateJobcardForm key={opened.version} job={opened} onDirty={setDirty} />
        )}
        <RecordActivity
          record="jobcard"
          recordId={job.id}
          version={job.version}
          called={{ number: job.number, title: job.customer.name }}
        />
      </Stack>
    </>
  );
}

export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getJobcard, { id })} otherwise={paths.jobcards.href()}>
      {(job) => <JobcardPage job={job} />}
    </AddressedRecord>
  );
}
