import { getJobcard, intlShipmentPaths, type Lead } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/**
 * What a won lead became; whoever may open the jobcard is led there. Goods within India are the domestic desk's from then on.
 */
export function WonAs({ lead: { jobcardId, docketId } }: { lead: Lead }) {
  const { t } = useTranslation();
  const mayOpen = useMay(getJobcard);
  if (docketId) return <Alert severity="success">{t('This lead is won, and its docket is made.')}</Alert>;
  if (!jobcardId) return null;
  const open = (
    <Button component={Link} to={intlShipmentPaths.updateJobcard.href(jobcardId)} color="inherit" size="small">
      {t('Open jobcard')}
    </Button>
  );
  return (
    <Alert severity="success" action={mayOpen && open}>
      {t('This lead is won, and its jobcard is made.')}
    </Alert>
  );
}
