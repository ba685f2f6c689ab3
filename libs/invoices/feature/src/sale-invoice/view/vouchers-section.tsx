import { readDocument } from '@freightdesk/activity-contract';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import {
  editSaleInvoice,
  getPrintedAlong,
  getSaleInvoicePdf,
  type PrintedAlong,
  purchasePaths,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DateText, SectionCard, SmallTable, useSavedFile } from '@freightdesk/shared-ui';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useUnprovenText } from '../use-issue-question';
import { InvoiceEmail } from './invoice-email';

function Scans({ scans }: Pick<PrintedAlong['vouchers'][number], 'scans'>) {
  const { t } = useTranslation();
  const { isFetching, save } = useSavedFile();
  if (scans.length === 0) return <>{t('No scan yet')}</>;
  return scans.map(({ id, name }) => (
    <Button
      key={id}
      size="small"
      startIcon={<DownloadIcon />}
      loading={isFetching}
      loadingPosition="start"
      aria-label={t('Download {{name}}', { name })}
      onClick={() => save(() => takeFile(readDocument, { id }, name))}
    >
      {name}
    </Button>
  ));
}

/** All that the customer needs to hold against a reimbursement, in one file or with a letter. */
function TakeAll({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { isFetching, save } = useSavedFile();
  const [isMailed, setMailed] = useState(false);
  const mayWrite = useMay(editSaleInvoice);
  const { id, status } = invoice;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        startIcon={<DownloadIcon />}
        loading={isFetching}
        loadingPosition="start"
        onClick={() => save(() => takeFile(getSaleInvoicePdf, { id, along: 'vouchers' }, 'invoice.zip'))}
      >
        {t('Document with vouchers (ZIP)')}
      </Button>
      {mayWrite && status !== 'DRAFT' && status !== 'CANCELLED' && (
        <Button onClick={() => setMailed(true)}>{t('E-mail with vouchers')}</Button>
      )}
      {isMailed && <InvoiceEmail invoice={invoice} along="vouchers" onClose={() => setMailed(false)} />}
    </Stack>
  );
}

/** The vendors' bills of what was paid on the customer's behalf, with their scans; the printed document names them. */
export function VouchersSection({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(getPrintedAlong, { id: invoice.id }));
  const unprovenText = useUnprovenText();
  const { vouchers = [], withoutVoucher = [] } = data ?? {};
  const unproven = withoutVoucher.length > 0 && invoice.status !== 'CANCELLED' && (
    <Alert severity="warning">{unprovenText(withoutVoucher)}</Alert>
  );
  if (vouchers.length === 0) return unproven && <Box sx={{ displayPrint: 'none' }}>{unproven}</Box>;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {unproven}
      <SectionCard
        title={t('Paid on behalf of the customer')}
        action={vouchers.some(({ scans }) => scans.length > 0) && <TakeAll invoice={invoice} />}
      >
        <SmallTable
          label={t('Paid on behalf of the customer')}
          columns={[
            { header: t('Charge') },
            { header: t('Purchase invoice') },
            { header: t('Date'), hideOnPhone: true },
            { header: t('Voucher') },
          ]}
          rows={vouchers.map(({ charge, billId, vendor, number, date, scans }, index) => ({
            key: index,
            cells: [
              charge,
              <Link key="bill" component={RouterLink} to={purchasePaths.edit.href(billId)}>
                {t('{{number}} of {{vendor}}', { number, vendor })}
              </Link>,
              <DateText key="date" date={date} />,
              <Scans key="scans" scans={scans} />,
            ],
          }))}
        />
      </SectionCard>
    </Box>
  );
}
