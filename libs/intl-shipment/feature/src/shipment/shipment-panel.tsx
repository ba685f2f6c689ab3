import {
  getShipment,
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobModeLabel,
  type Shipment,
} from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, InstantText, Loaded, SidePanel } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { routeText } from '../fields/place-text';
import { ShipmentActions } from './shipment-actions';
import { ShipmentStatusChip } from './shipment-status-chip';
import { ShipmentTimeline } from './shipment-timeline';

function Body({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation();
  const { jobcard, customer, mode, direction, statusAt, location, eta } = shipment;
  return (
    <>
      <FactList
        facts={[
          {
            label: t('Job'),
            value: (
              <Link component={RouterLink} to={paths.updateJobcard.href(jobcard.id)}>
                {jobcard.number}
              </Link>
            ),
          },
          { label: t('Customer'), value: customer.name },
          { label: t('Mode'), value: `${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}` },
          { label: t('Route'), value: routeText(shipment) },
          { label: t('Since'), value: <InstantText instant={statusAt} /> },
          { label: t('Where'), value: location },
          { label: t('ETA'), value: <DateText date={eta} /> },
        ]}
      />
      <ShipmentTimeline events={shipment.events} />
    </>
  );
}

/** One shipment at the side of the list: where it is, and all that was recorded of it. */
export function ShipmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getShipment, { id }));
  const shipment = query.data;
  return (
    <SidePanel
      title={shipment ? t('Shipment of {{number}}', { number: shipment.jobcard.number }) : t('Shipment')}
      badge={shipment && <ShipmentStatusChip status={shipment.status} />}
      actions={shipment && <ShipmentActions shipment={shipment} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <Body shipment={loaded} />}</Loaded>
    </SidePanel>
  );
}
