import { StoredFile } from '@freightdesk/activity-ui';
import {
  getShipment,
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobModeLabel,
  type Shipment,
  shipmentJourney,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ShipmentPanel as TrackingPanel } from '@freightdesk/tracking-ui';
import Link from '@mui/material/Link';
import { lazy } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routeText } from '../fields/place-text';
import { ShipmentStatusChip } from './shipment-status-chip';

const UpdateStatusDialog = lazy(() =>
  import('./update-status-dialog').then((chunk) => ({ default: chunk.UpdateStatusDialog })),
);

const ExpectationDialog = lazy(() =>
  import('./expectation-dialog').then((chunk) => ({ default: chunk.ExpectationDialog })),
);

const PodDialog = lazy(() => import('./pod-dialog').then((chunk) => ({ default: chunk.PodDialog })));

const VerifyPodDialog = lazy(() => import('./verify-pod-dialog').then((chunk) => ({ default: chunk.VerifyPodDialog })));

const CorrectEventDialog = lazy(() =>
  import('./correct-event-dialog').then((chunk) => ({ default: chunk.CorrectEventDialog })),
);

/** The shipment of a job at the side of the list. */
export function ShipmentPanel(props: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const linkTo = ({ id, number }: Shipment['jobcard']) => (
    <Link component={RouterLink} to={paths.updateJobcard.href(id)}>
      {number}
    </Link>
  );
  return (
    <TrackingPanel
      {...props}
      endpoint={getShipment}
      journey={shipmentJourney}
      update={updateShipmentStatus}
      StatusDialog={UpdateStatusDialog}
      ExpectationDialog={ExpectationDialog}
      PodDialog={PodDialog}
      CorrectDialog={CorrectEventDialog}
      VerifyPodDialog={VerifyPodDialog}
      File={StoredFile}
      numberOf={({ jobcard }) => jobcard.number}
      chipOf={({ status }) => <ShipmentStatusChip status={status} />}
      factsOf={({ jobcard, customer, mode, direction, ...route }) => [
        { label: t('Job'), value: linkTo(jobcard) },
        { label: t('Customer'), value: customer.name },
        { label: t('Mode'), value: `${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}` },
        { label: t('Route'), value: routeText(route) },
      ]}
    />
  );
}
