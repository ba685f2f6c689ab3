import { RecordActivity } from '@freightdesk/activity-ui';
import {
  addJobcard,
  getJobcard,
  hasEnded,
  intlShipmentPaths as paths,
  type Jobcard,
} from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { CreditNotice } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { AddressedRecord, RecordPage, useOpenedRecord } from '@freightdesk/shared-ui';
import { soldTo } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { JobcardCharges } from './charges/jobcard-charges';
import { JobcardChecklist } from './checklist/jobcard-checklist';
import { JobcardHouses } from './consol/jobcard-houses';
import { MasterNote } from './consol/master-note';
import { JobcardFreeDays } from './free-days/jobcard-free-days';
import { JobcardFacts } from './jobcard-facts';
import { JobcardMoves } from './jobcard-moves';
import { JobcardShipments } from './jobcard-shipments';
import { JobcardStatusChip } from './jobcard-status-chip';
import { JobPapers } from './papers/job-papers';
import { UpdateJobcardForm } from './form/update-jobcard-form';

function JobcardPage({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayAdd = useMay(addJobcard);
  const { opened, isDirty, setDirty } = useOpenedRecord(job);
  return (
    <RecordPage
      title={job.number}
      list={{ label: t('Jobcards'), to: paths.jobcards.href() }}
      state={<JobcardStatusChip status={job.status} />}
      actions={
        <>
          <JobPapers job={job} />
          {mayAdd && (
            <Button component={Link} to={paths.createJobcard.href(job.id)}>
              {t('Duplicate')}
            </Button>
          )}
        </>
      }
      cancelReason={job.cancelReason}
      next={
        <>
          {job.status === 'DRAFT' && (
            <CreditNotice
              partyId={job.customerId}
              record="jobcard"
              recordId={job.id}
              documentPaise={soldTo(job.customerId, job.charges)}
            />
          )}
          <JobcardMoves job={job} isDirty={isDirty} />
          <MasterNote job={job} />
          <JobcardShipments job={job} />
        </>
      }
      tabs={[
        {
          name: 'job',
          label: t('Job'),
          content: hasEnded(opened) ? (
            <JobcardFacts job={job} />
          ) : (
            <UpdateJobcardForm key={opened.version} job={opened} onDirty={setDirty} />
          ),
        },
        { name: 'charges', label: t('Charges'), content: <JobcardCharges job={job} /> },
        ...(job.master === null ? [{ name: 'houses', label: t('Houses'), content: <JobcardHouses job={job} /> }] : []),
        { name: 'checklist', label: t('Checklist'), content: <JobcardChecklist job={job} /> },
        ...(job.containers.length > 0
          ? [{ name: 'free-days', label: t('Free days'), content: <JobcardFreeDays job={job} /> }]
          : []),
      ]}
      side={
        <RecordActivity
          record="jobcard"
          recordId={job.id}
          version={job.version}
          called={{ number: job.number, title: job.customer.name }}
        />
      }
    />
  );
}

export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getJobcard, { id })} otherwise={paths.jobcards.href()}>
      {(job) => <JobcardPage job={job} />}
    </AddressedRecord>
  );
}
