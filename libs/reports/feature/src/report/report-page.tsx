import { useTranslation } from '@freightdesk/shared-i18n';
import { type Breadcrumb, DateText, ExportButton, PageHeader, type TakeRows } from '@freightdesk/shared-ui';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { ReportPrintStyle } from './report-print-style';
import type { ReportAddress } from './use-report-address';

interface ReportPageProps {
  title: string;
  breadcrumbs?: readonly Breadcrumb[];
  address: ReportAddress;
  /** It is of the end of a day, and not of a period. */
  isOfDay?: boolean;
  /** The query of the report: paper waits until all of its rows are read. */
  query: { isSuccess: boolean; isFetching: boolean };
  take: TakeRows;
  children: ReactNode;
}

/** Prints once all rows are here, and asks for a page of them again afterwards. */
function usePrintingWhole({ isWhole, setWhole }: ReportAddress, { isSuccess, isFetching }: ReportPageProps['query']) {
  const isReady = isWhole && isSuccess && !isFetching;
  useEffect(() => {
    if (!isReady) return undefined;
    const back = () => setWhole(false);
    window.addEventListener('afterprint', back, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', back);
  }, [isReady, setWhole]);
}

/** What every report has: its name, its days on paper, and ways to print all of it and to take it along. */
export function ReportPage({ title, breadcrumbs, address, isOfDay = false, query, take, children }: ReportPageProps) {
  const { t } = useTranslation();
  usePrintingWhole(address, query);
  return (
    <Box data-report>
      <ReportPrintStyle />
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        action={
          <Stack direction="row" spacing={1}>
            <ExportButton take={take} />
            <Button startIcon={<PrintIcon />} onClick={() => address.setWhole(true)}>
              {t('Print')}
            </Button>
          </Stack>
        }
      />
      <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {!isOfDay && (
          <>
            <DateText date={address.period.from} /> –{' '}
          </>
        )}
        <DateText date={isOfDay ? address.at : address.period.to} />
      </Typography>
      <Stack spacing={3}>{children}</Stack>
    </Box>
  );
}
