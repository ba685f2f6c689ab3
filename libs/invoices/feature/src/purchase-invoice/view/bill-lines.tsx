import { type PurchaseInvoice, type PurchaseInvoiceLine, rateText } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { type Column, DataTable, MoneyText, wholeList } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DocumentAmount } from '../../document/document-values';
import { rateSaid } from '../../document/rate-said';

type Row = PurchaseInvoiceLine & { id: string };

/** The job or docket that a line was booked to, and its page where the reader has it. */
function OwnerLink({ row: { jobId, jobNumber, docketId, docketNumber } }: { row: Row }) {
  const pageOf = useRecordPage();
  const page = (jobId && pageOf('jobcard', jobId)) || (docketId && pageOf('docket', docketId));
  const number = jobNumber ?? docketNumber ?? '–';
  if (!page) return <>{number}</>;
  return (
    <Link component={RouterLink} to={page}>
      {number}
    </Link>
  );
}

/** Where a line was booked, and whether that was closed by then. */
function OwnerText({ row }: { row: Row }) {
  const { t } = useTranslation();
  return (
    <>
      <OwnerLink row={row} />
      {row.jobClosed && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('It was closed by then.')}
        </Typography>
      )}
    </>
  );
}

function useLineColumns({ currency, lines }: PurchaseInvoice): readonly Column<Row>[] {
  const { t } = useTranslation();
  const rateHeader = currency === 'INR' ? t('Rate') : t('Rate in {{currency}}', { currency });
  const hasJobs = lines.some(({ jobNumber, docketNumber }) => jobNumber !== null || docketNumber !== null);
  return useMemo(
    () => [
      { id: 'description', header: t('Description'), cell: ({ description }) => description },
      { id: 'sac', header: t('SAC or HSN'), width: 88, cell: ({ sac }) => sac },
      { id: 'account', header: t('Account'), width: 68, cell: ({ accountCode }) => accountCode },
      ...(hasJobs
        ? [{ id: 'job', header: t('Job or docket'), width: 118, cell: (row: Row) => <OwnerText row={row} /> }]
        : []),
      { id: 'quantity', header: t('Quantity'), width: 72, align: 'end', cell: ({ quantity }) => quantity },
      { id: 'rate', header: rateHeader, width: 92, align: 'end', cell: ({ rate }) => rateText(rate, currency) },
      { id: 'gstRate', header: t('GST rate'), width: 72, align: 'end', cell: (row) => rateSaid(row, t) },
      {
        id: 'taxable',
        header: t('Taxable value'),
        width: 104,
        align: 'end',
        cell: ({ taxablePaise, taxableMinor }) => (
          <DocumentAmount currency={currency} paise={taxablePaise} minor={taxableMinor} />
        ),
      },
    ],
    [currency, hasJobs, rateHeader, t],
  );
}

/** What was bought, and where each line was booked. */
export function BillLines({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const columns = useLineColumns(bill);
  const rows = bill.lines.map((line, index) => ({ ...line, id: String(index) }));
  return (
    <DataTable
      label={t('Costs')}
      list={wholeList({ rows })}
      columns={columns}
      empty={{ title: t('No lines') }}
      toolbar={
        <Typography variant="h6" component="h2" sx={{ padding: 2 }}>
          {t('Costs')}
        </Typography>
      }
      totals={{ description: t('Total'), taxable: <MoneyText paise={bill.taxablePaise} /> }}
    />
  );
}
