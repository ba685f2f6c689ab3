import {
  docketModeLabel,
  type DomesticShipment,
  domesticPaths as paths,
  getDomesticShipment,
} from '@freightdesk/domestic-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, InstantText, Loaded, SidePanel } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { DocketStatusChip } from '../docket/docket-status-chip';
import { ExceptionChips } from './exception-chips';
import { ShipmentActions } from './shipment-actions';
import { ShipmentBills } from './shipment-bills';
import { ShipmentTimeline } from './shipment-timeline';

function Body({ shipment }: { shipment: DomesticShipment }) {
  const { t } = useTranslation();
  const { docket, billingParty, mode, consignor, consignee, vehicleNumber, exceptions } = shipment;
  const docketLink = (
    <Link component={RouterLink} to={paths.docket.href(docket.id)}>
      {docket.number}
    </Link>
  );
  return (
    <>
      <FactList
        facts={[
          { label: t('Docket'), value: docketLink },
          { label: t('Billing party'), value: billingParty?.name },
          { label: t('Mode'), value: t(docketModeLabel[mode]) },
          { label: t('Consignor'), value: consignor?.name },
          { label: t('Consignee'), value: consignee?.name },
          { label: t('Vehicle'), value: vehicleNumber },
          { label: t('Since'), value: <InstantText instant={shipment.statusAt} /> },
          { label: t('Where'), value: shipment.location },
          { label: t('ETA'), value: <DateText date={shipment.eta} /> },
          { label: t('Promised'), value: <DateText date={shipment.promisedDate} /> },
          {
            label: t('Exceptions'),
            value: exceptions.length > 0 ? <ExceptionChips exceptions={exceptions} /> : t('None'),
          },
        ]}
      />
      <ShipmentBills shipment={shipment} />
      <ShipmentTimeline events={shipment.events} />
    </>
  );
}

/** One shipment at the side of the list: where it is, its e-way bills, and all that was recorded of it. */
export function ShipmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getDomesticShipment, { id }));
  const shipment = query.data;
  return (
    <SidePanel
      title={shipment ? t('Shipment of {{number}}', { number: shipment.docket.number }) : t('Shipment')}
      badge={shipment && <DocketStatusChip status={shipment.status} />}
      actions={shipment && <ShipmentActions shipment={shipment} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <Body shipment={loaded} />}</Loaded>
    </SidePanel>
  );
}
