import { type Docket, isEnded, updateDocket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

// The form library and the grid come when somebody changes a charge.
const DocketChargesDialog = lazy(() =>
  import('./docket-charges-dialog').then((chunk) => ({ default: chunk.DocketChargesDialog })),
);
const ChargesTable = lazy(() => import('@freightdesk/tax-ui').then((chunk) => ({ default: chunk.ChargesTable })));

/** What a docket earns and costs. */
export function DocketCharges({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateDocket);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SectionCard
        title={t('Charges')}
        action={
          mayWrite &&
          !isEnded(docket.status) && (
            <Button variant="contained" onClick={() => setOpen(true)}>
              {t('Edit charges')}
            </Button>
          )
        }
      >
        <Suspense fallback={null}>
          <ChargesTable charges={docket.charges} />
        </Suspense>
      </SectionCard>
      <Suspense fallback={null}>
        {isOpen && <DocketChargesDialog docket={docket} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
