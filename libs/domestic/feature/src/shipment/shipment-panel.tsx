import { StoredFile } from '@freightdesk/activity-ui';
import {
  docketModeLabel,
  domesticJourney,
  domesticPaths as paths,
  type DomesticShipment,
  getDomesticShipment,
  updateDomesticShipmentStatus,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ShipmentPanel as TrackingPanel } from '@freightdesk/tracking-ui';
import Link from '@mui/material/Link';
import { lazy } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DocketStatusChip } from '../docket/docket-status-chip';
import { ShipmentBills } from './shipment-bills';

const UpdateStatusDialog = lazy(() =>
  import('./update-status-dialog').then((chunk) => ({ default: chunk.UpdateStatusDialog })),
);
const ExpectationDialog = lazy(() =>
  import('./expectation-dialog').then((chunk) => ({ default: chunk.ExpectationDialog })),
);

const PodDialog = lazy(() => import('./pod-dialog').then((chunk) => ({ default: chunk.PodDialog })));

const CorrectEventDialog = lazy(() =>
  import('./correct-event-dialog').then((chunk) => ({ default: chunk.CorrectEventDialog })),
);

/** The shipment of a docket at the side of the list, with its e-way bills. */
export function ShipmentPanel(props: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const linkTo = ({ id, number }: DomesticShipment['docket']) => (
    <Link component={RouterLink} to={paths.docket.href(id)}>
      {number}
    </Link>
  );
  return (
    <TrackingPanel
      {...props}
      endpoint={getDomesticShipment}
      journey={domesticJourney}
      update={updateDomesticShipmentStatus}
      StatusDialog={UpdateStatusDialog}
      ExpectationDialog={ExpectationDialog}
      PodDialog={PodDialog}
      CorrectDialog={CorrectEventDialog}
      File={StoredFile}
      numberOf={({ docket }) => docket.number}
      chipOf={({ status }) => <DocketStatusChip status={status} />}
      factsOf={({ docket, billingParty, mode, consignor, consignee, vehicleNumber }) => [
        { label: t('Docket'), value: linkTo(docket) },
        { label: t('Billing party'), value: billingParty?.name },
        { label: t('Mode'), value: t(docketModeLabel[mode]) },
        { label: t('Consignor'), value: consignor?.name },
        { label: t('Consignee'), value: consignee?.name },
        { label: t('Vehicle'), value: vehicleNumber },
      ]}
      partsOf={(shipment) => <ShipmentBills shipment={shipment} />}
    />
  );
}
