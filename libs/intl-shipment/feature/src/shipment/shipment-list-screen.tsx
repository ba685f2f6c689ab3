import {
  intlShipmentPaths as paths,
  listJobcards,
  listShipments,
  type ShipmentRow,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ShipmentList } from '@freightdesk/tracking-ui';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { shipmentColumns } from './shipment-columns';

/** Opened by a click, so they are fetched then. */
const BulkStatus = lazy(() => import('./bulk-status').then((chunk) => ({ default: chunk.BulkStatus })));
const ShipmentPanel = lazy(() => import('./shipment-panel').then((chunk) => ({ default: chunk.ShipmentPanel })));

const numberOf = ({ jobcard }: ShipmentRow) => jobcard.number;

/** Where every shipment is now. */
export function Component() {
  const { t } = useTranslation();
  const mayOpenJobs = useMay(listJobcards);
  const mayImport = useMay(updateShipmentStatus);
  return (
    <ShipmentList
      endpoint={listShipments}
      title={t('Shipment tracking')}
      action={
        <>
          <Button component={Link} to={paths.board.href()}>
            {t('Departures and arrivals')}
          </Button>
          {mayImport && (
            <Button component={Link} to={paths.importCarrierEvents.href()}>
              {t('Carrier events')}
            </Button>
          )}
        </>
      }
      columns={shipmentColumns}
      empty={{
        text: t('A shipment is made when its jobcard is opened.'),
        action: mayOpenJobs && (
          <Button component={Link} to={paths.jobcards.href()}>
            {t('Go to the jobcards')}
          </Button>
        ),
      }}
      numberOf={numberOf}
      update={updateShipmentStatus}
      BulkStatus={BulkStatus}
      Panel={ShipmentPanel}
    />
  );
}
