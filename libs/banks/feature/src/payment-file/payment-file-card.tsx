import {
  type Bank,
  fileAmountStyleLabel,
  getPaymentFile,
  type PaymentFile,
  setPaymentFile,
} from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { FactList, Loaded, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FileRows } from './file-rows';

const PaymentFileDialog = lazy(() =>
  import('./payment-file-dialog').then((chunk) => ({ default: chunk.PaymentFileDialog })),
);

function FileFacts({ file }: { file: PaymentFile }) {
  const { t } = useTranslation();
  const { format, hasHeader, dateFormat, amountStyle, neftWord, rtgsWord, iftWord, isUsual } = file;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {isUsual
          ? t('These are the columns that most banks ask for. Edit them where this bank wants others.')
          : t('Payment runs from this bank are written so.')}
      </Typography>
      <FactList
        facts={[
          { label: t('File'), value: format },
          { label: t('Row of headings'), value: hasHeader ? t('Yes') : t('No') },
          { label: t('Days are written'), value: dateFormat },
          { label: t('Amounts are written'), value: fileAmountStyleLabel[amountStyle] },
          { label: t('Word for NEFT'), value: neftWord },
          { label: t('Word for RTGS'), value: rtgsWord },
          { label: t('Word within the same bank'), value: iftWord },
        ]}
      />
      <FileRows layout={file} />
    </Stack>
  );
}

/** How the bank wants the file of a payment run, with how one would begin. */
export function PaymentFileCard({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const mayEdit = useMay(setPaymentFile);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(queryOf(getPaymentFile, { id: bank.id }));
  const edit = (
    <Button onClick={() => setOpen(true)} disabled={!query.data}>
      {t('Edit the payment file')}
    </Button>
  );
  return (
    <SectionCard title={t('Payment file')} action={mayEdit && edit}>
      <Loaded query={query}>{(file) => <FileFacts file={file} />}</Loaded>
      <Suspense fallback={null}>
        {isOpen && query.data && (
          <PaymentFileDialog name={bank.name} file={query.data} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </SectionCard>
  );
}
