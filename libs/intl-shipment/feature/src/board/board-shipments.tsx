import { intlShipmentPaths as paths, type ShipmentRow } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ExceptionChips } from '@freightdesk/tracking-ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Lane } from '../fields/lane';
import { ShipmentStatusChip } from '../shipment/shipment-status-chip';

/** Shipments of a day or of a lane, each a click away. */
export function BoardShipments({ label, shipments }: { label: string; shipments: readonly ShipmentRow[] }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={1} sx={{ flex: 1, minInlineSize: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {label} · {shipments.length}
      </Typography>
      {shipments.length === 0 && <Typography color="textSecondary">{t('None')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <Link component={RouterLink} to={paths.shipment.href(shipment.id)}>
              {shipment.jobcard.number}
            </Link>{' '}
            <ShipmentStatusChip status={shipment.status} />{' '}
            <ExceptionChips exceptions={shipment.exceptions} since={shipment.exceptionSince} />
            <Typography variant="body2" color="textSecondary">
              {shipment.customer.name} · <Lane of={shipment} />
            </Typography>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
