import { purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, ProblemAlert, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Scan } from './use-scan';

interface SendingScanProps {
  saved: NonNullable<Scan['saved']>;
  scan: Scan;
}

/** In the place of the form of a bill that is saved: its scan on the way, and what can be done where it did not arrive. */
export function SendingScan({ saved, scan }: SendingScanProps) {
  const { t } = useTranslation();
  const { bill, file, error } = saved;
  const breadcrumbs = [{ label: t('Purchase invoices'), to: purchasePaths.list.href() }, { label: t('Scan') }];
  return (
    <>
      <PageHeader title={bill.number ?? t('Purchase invoice')} breadcrumbs={breadcrumbs} />
      <SectionCard title={t('Scan of the bill')}>
        <Stack spacing={2}>
          <Typography>{t('The bill is saved.')}</Typography>
          {error === null ? (
            <LinearProgress aria-label={t('Sending {{name}}', { name: file.name })} />
          ) : (
            <>
              <Typography>
                {t('{{name}} did not arrive. It can be sent again from here.', { name: file.name })}
              </Typography>
              <ProblemAlert error={error} />
              <Stack direction="row" spacing={1}>
                <Button variant="contained" onClick={() => scan.again(saved)}>
                  {t('Retry')}
                </Button>
                <Button onClick={() => scan.leave(saved)}>{t('Go on without the scan')}</Button>
              </Stack>
            </>
          )}
        </Stack>
      </SectionCard>
    </>
  );
}
