import {
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
  listShipments,
  shipmentStatuses,
  shipmentStatusLabel,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { optionsOf } from '@freightdesk/shared-ui';
import { ShipmentList } from '@freightdesk/tracking-ui';
import Button from '@mui/material/Button';
import { lazy, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useShipmentColumns } from './shipment-columns';

/** Opened by a click, so it is fetched then. */
const ShipmentPanel = lazy(() => import('./shipment-panel').then((chunk) => ({ default: chunk.ShipmentPanel })));

function useFilters() {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
      ({ kind: 'choice', name, label, options }) as const;
    return [
      choice('status', t('Status'), optionsOf(shipmentStatuses, shipmentStatusLabel, t)),
      choice('mode', t('Mode'), optionsOf(jobModes, jobModeLabel, t)),
      choice('direction', t('Direction'), optionsOf(jobDirections, jobDirectionLabel, t)),
      { kind: 'shown', name: 'jobcardId', label: t('One job') } as const,
      { kind: 'shown', name: 'customerId', label: t('One customer') } as const,
    ];
  }, [t]);
}

/** Where every shipment is now. */
export function Component() {
  const { t } = useTranslation();
  const mayOpenJobs = useCan('jobcard.read');
  return (
    <ShipmentList
      endpoint={listShipments}
      title={t('Shipment tracking')}
      columns={useShipmentColumns()}
      filters={useFilters()}
      empty={{
        text: t('A shipment is made when its jobcard is opened.'),
        action: mayOpenJobs && (
          <Button component={Link} to={paths.jobcards.href()}>
            {t('Go to the jobcards')}
          </Button>
        ),
      }}
      Panel={ShipmentPanel}
    />
  );
}
