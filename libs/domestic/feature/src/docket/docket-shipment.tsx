import { type Docket, docketStatusLabel, domesticPaths as paths } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Where the goods are, and the way to their history. */
export function DocketShipment({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  return docket.shipments.map(({ id, status }) => (
    <Alert
      key={id}
      severity="info"
      action={
        <Button component={Link} to={paths.shipment.href(id)} color="inherit" size="small">
          {t('Track')}
        </Button>
      }
    >
      {t('The shipment is at: {{status}}', { status: t(docketStatusLabel[status]) })}
    </Alert>
  ));
}
