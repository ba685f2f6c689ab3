import { getJobcard, intlShipmentPaths as paths, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { hasEnded } from './has-ended';
import { JobcardFacts } from './jobcard-facts';
import { JobcardMoves } from './jobcard-moves';
import { JobcardShipments } from './jobcard-shipments';
import { JobcardStatusChip } from './jobcard-status-chip';
import { UpdateJobcardForm } from './form/update-jobcard-form';

function JobcardPage({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  // The form begins anew with a newer job, but not under somebody who is typing: that is sorted out when they save.
  const [opened, setOpened] = useState(job);
  if (opened.version !== job.version && !isDirty) setOpened(job);
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
      </Stack>
    </>
  );
}

/** The job that the address names with `?id=`. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const query = useQuery({ ...queryOf(getJobcard, { id: id ?? '' }), enabled: id !== null });
  if (id === null) return <Navigate to={paths.jobcards.href()} replace />;
  return <Loaded query={query}>{(job) => <JobcardPage key={job.id} job={job} />}</Loaded>;
}
