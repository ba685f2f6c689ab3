import { intlShipmentPaths as paths, type Jobcard } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Under which master a house travels, with the carrier's bill, and the way there. */
export function MasterNote({ job: { master } }: { job: Jobcard }) {
  const { t } = useTranslation();
  if (master === null) return null;
  const { id, number, bill } = master;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={paths.jobHouses.href(id)} color="inherit" size="small">
          {t('Open master')}
        </Button>
      }
    >
      {bill === null
        ? t('A house of {{number}}', { number })
        : t('A house of {{number}}, under the master bill {{bill}}', { number, bill })}
    </Alert>
  );
}
