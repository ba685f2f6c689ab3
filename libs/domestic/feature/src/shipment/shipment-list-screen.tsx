import {
  domesticPaths as paths,
  type DomesticShipmentRow,
  listDomesticShipments,
  updateDomesticShipmentStatus,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ShipmentList } from '@freightdesk/tracking-ui';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { shipmentColumns } from './shipment-columns';

/** Opened by a click, so they are fetched then. */
const BulkStatus = lazy(() => import('./bulk-status').then((chunk) => ({ default: chunk.BulkStatus })));
const ShipmentPanel = lazy(() => import('./shipment-panel').then((chunk) => ({ default: chunk.ShipmentPanel })));

const numberOf = ({ docket }: DomesticShipmentRow) => docket.number;

/** Where the goods of every booked docket are now. */
export function Component() {
  const { t } = useTranslation();
  return (
    <ShipmentList
      endpoint={listDomesticShipments}
      title={t('Domestic shipment tracking')}
      action={
        <Button component={Link} to={paths.board.href()}>
          {t('Deliveries of the week')}
        </Button>
      }
      columns={shipmentColumns}
      empty={{
        text: t('A shipment is made when its docket is booked.'),
        action: (
          <Button component={Link} to={paths.dockets.href()}>
            {t('Go to the dockets')}
          </Button>
        ),
      }}
      numberOf={numberOf}
      update={updateDomesticShipmentStatus}
      BulkStatus={BulkStatus}
      Panel={ShipmentPanel}
    />
  );
}
