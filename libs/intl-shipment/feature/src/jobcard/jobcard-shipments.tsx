import {
  getShipment,
  intlShipmentPaths as paths,
  type Jobcard,
  shipmentStatusLabel,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Where the shipments of a job are, and the way to their history. */
export function JobcardShipments({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayTrack = useMay(getShipment);
  return job.shipments.map(({ id, status }) => (
    <Alert
      key={id}
      severity="info"
      action={
        mayTrack && (
          <Button component={Link} to={paths.shipment.href(id)} color="inherit" size="small">
            {t('Track')}
          </Button>
        )
      }
    >
      {t('The shipment is at: {{status}}', { status: t(shipmentStatusLabel[status]) })}
    </Alert>
  ));
}
