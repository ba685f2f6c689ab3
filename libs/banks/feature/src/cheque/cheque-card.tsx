import { type Bank, getChequeLayout, setChequeLayout } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { Loaded, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DrawnLeaf } from './drawn-leaf';

const ChequeLayoutDialog = lazy(() =>
  import('./cheque-layout-dialog').then((chunk) => ({ default: chunk.ChequeLayoutDialog })),
);

/** Where on a leaf of the bank each thing is written, drawn as it would be printed. */
export function ChequeCard({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const mayEdit = useMay(setChequeLayout);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(queryOf(getChequeLayout, { id: bank.id }));
  const edit = (
    <Button onClick={() => setOpen(true)} disabled={!query.data}>
      {t('Edit the cheque leaf')}
    </Button>
  );
  return (
    <SectionCard title={t('Cheque leaf')} action={mayEdit && edit}>
      <Loaded query={query}>
        {(layout) => (
          <Stack spacing={2}>
            <Typography variant="body2" color="textSecondary">
              {layout.isUsual
                ? t(
                    'As on all leaves by CTS-2010, 202 by 92 mm. Print one on plain paper first and hold it against a leaf.',
                  )
                : t('Cheques of this bank are printed so.')}
            </Typography>
            <DrawnLeaf layout={layout} />
          </Stack>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {isOpen && query.data && (
          <ChequeLayoutDialog name={bank.name} layout={query.data} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </SectionCard>
  );
}
