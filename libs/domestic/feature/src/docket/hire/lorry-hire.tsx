import { queryOf } from '@freightdesk/data-access-api';
import {
  type Docket,
  type DocketHire,
  type DocketHireFigures,
  getDocketHire,
  setDocketHire,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { HireActs } from './hire-acts';
import { HireFigures } from './hire-figures';
import { useTakeHireBack } from './use-take-hire-back';

// The form library comes when somebody agrees a hire.
const LorryHireDialog = lazy(() => import('./lorry-hire-dialog').then((chunk) => ({ default: chunk.LorryHireDialog })));

type Hired = Docket & { hire: DocketHire };

const isHired = (docket: Docket): docket is Hired => docket.hire !== null;

/** Changes what was agreed, until a bill says what became of it. */
function AgreedActs({ docket, onChange }: { docket: Hired; onChange: () => void }) {
  const { t } = useTranslation();
  const takeBack = useTakeHireBack();
  return (
    <>
      <Button onClick={() => void takeBack(docket)}>{t('No lorry is hired')}</Button>
      <Button variant="outlined" onClick={onChange}>
        {t('Change the hire')}
      </Button>
    </>
  );
}

interface HireOfProps {
  docket: Hired;
  figures: DocketHireFigures;
  onChange: (() => void) | null;
}

function HireOf({ docket, figures, onChange }: HireOfProps) {
  return (
    <Stack spacing={3}>
      <HireFigures hire={docket.hire} figures={figures} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <HireActs docket={docket} hire={docket.hire} figures={figures} />
        {onChange && figures.bills.length === 0 && <AgreedActs docket={docket} onChange={onChange} />}
      </Stack>
    </Stack>
  );
}

function StandingHire({ docket, onChange }: Omit<HireOfProps, 'figures'>) {
  const query = useQuery(queryOf(getDocketHire, { id: docket.id }));
  return <Loaded query={query}>{(figures) => <HireOf {...{ docket, figures, onChange }} />}</Loaded>;
}

/** The lorry that was hired for the goods: what was agreed with its owner, and what became of it in the books. */
export function LorryHire({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const mayWrite = useMay(setDocketHire) && docket.status !== 'CANCELLED';
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <SectionCard
        title={t('Lorry hire')}
        action={
          mayWrite &&
          docket.hire === null && (
            <Button variant="contained" onClick={open}>
              {t('Agree a hire')}
            </Button>
          )
        }
      >
        {isHired(docket) ? (
          <StandingHire docket={docket} onChange={mayWrite ? open : null} />
        ) : (
          <Typography color="textSecondary">{t('No lorry was hired for this docket.')}</Typography>
        )}
      </SectionCard>
      <Suspense fallback={null}>
        {isOpen && <LorryHireDialog docket={docket} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
