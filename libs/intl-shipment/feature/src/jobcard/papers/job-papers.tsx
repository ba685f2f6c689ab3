import { type Jobcard, type JobPaper, jobPaperLabel, papersOf } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RowMenuList } from '@freightdesk/shared-ui';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const JobPaperDialog = lazy(() => import('./job-paper-dialog').then((chunk) => ({ default: chunk.JobPaperDialog })));

/** The papers that are made of a job, each a click away. */
export function JobPapers({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [paper, setPaper] = useState<JobPaper | null>(null);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {t('Papers')}
      </Button>
      {button && (
        <RowMenuList
          button={button}
          actions={papersOf(job).map((one) => ({ label: t(jobPaperLabel[one]), onSelect: () => setPaper(one) }))}
          onClose={() => setButton(null)}
        />
      )}
      <Suspense fallback={null}>
        {paper && <JobPaperDialog job={job} paper={paper} onClose={() => setPaper(null)} />}
      </Suspense>
    </>
  );
}
