import { type Jobcard, type JobPaper, jobPaperLabel, papersOf } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ActsMenu } from '@freightdesk/shared-ui';
import { lazy, Suspense, useState } from 'react';

const JobPaperDialog = lazy(() => import('./job-paper-dialog').then((chunk) => ({ default: chunk.JobPaperDialog })));

/** The papers that are made of a job, each a click away. */
export function JobPapers({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const [paper, setPaper] = useState<JobPaper | null>(null);
  return (
    <>
      <ActsMenu
        label={t('Papers')}
        acts={papersOf(job).map((one) => ({ label: t(jobPaperLabel[one]), onSelect: () => setPaper(one) }))}
      />
      <Suspense fallback={null}>
        {paper && <JobPaperDialog job={job} paper={paper} onClose={() => setPaper(null)} />}
      </Suspense>
    </>
  );
}
