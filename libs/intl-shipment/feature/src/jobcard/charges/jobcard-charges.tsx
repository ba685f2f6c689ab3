import { getJobProfit, hasEnded, type Jobcard, updateJobcard } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { JobProfitTable } from './job-profit-table';
import { MakeInvoice } from './make-invoice';

// The form library and the grid come when somebody changes a charge.
const JobChargesDialog = lazy(() =>
  import('./job-charges-dialog').then((chunk) => ({ default: chunk.JobChargesDialog })),
);
const ChargesTable = lazy(() => import('@freightdesk/tax-ui').then((chunk) => ({ default: chunk.ChargesTable })));

/** What a job earns: its charges, and the profit that they make by the side of what was posted. */
export function JobcardCharges({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateJobcard);
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const profit = useQuery(queryOf(getJobProfit, { id: job.id }));
  return (
    <>
      <SectionCard
        title={t('Charges')}
        action={
          !hasEnded(job) && (
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              <MakeInvoice job={job} />
              {mayWrite && (
                <Button variant="contained" onClick={() => setOpen(true)}>
                  {t('Edit charges')}
                </Button>
              )}
            </Stack>
          )
        }
      >
        <Suspense fallback={null}>
          <ChargesTable charges={job.charges} meant={{ id: params.get('charge'), by: key }} />
        </Suspense>
      </SectionCard>
      <SectionCard title={t('Profit')}>
        <Loaded query={profit}>{(found) => <JobProfitTable profit={found} />}</Loaded>
      </SectionCard>
      <Suspense fallback={null}>{isOpen && <JobChargesDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
