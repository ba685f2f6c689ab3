import {
  docketModeLabel,
  docketModes,
  docketStatuses,
  docketStatusLabel,
  domesticPaths as paths,
  listDomesticShipments,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { ShipmentList } from '@freightdesk/tracking-ui';
import Button from '@mui/material/Button';
import { lazy, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useShipmentColumns } from './shipment-columns';

/** Opened by a click, so it is fetched then. */
const ShipmentPanel = lazy(() => import('./shipment-panel').then((chunk) => ({ default: chunk.ShipmentPanel })));

const trackedStatuses = docketStatuses.filter((status) => status !== 'DRAFT');

function useFilters() {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (name: string, label: string, options: { value: string; label: string }[]) =>
      ({ kind: 'choice', name, label, options }) as const;
    return [
      choice('status', t('Status'), optionsOf(trackedStatuses, docketStatusLabel, t)),
      choice('mode', t('Mode'), optionsOf(docketModes, docketModeLabel, t)),
      { kind: 'date', name: 'ewayBillTo', label: t('E-way bill ends by') } as const,
      { kind: 'shown', name: 'billingPartyId', label: t('One party') } as const,
      { kind: 'shown', name: 'docketId', label: t('One docket') } as const,
    ];
  }, [t]);
}

/** Where the goods of every booked docket are now. */
export function Component() {
  const { t } = useTranslation();
  return (
    <ShipmentList
      endpoint={listDomesticShipments}
      title={t('Domestic shipment tracking')}
      columns={useShipmentColumns()}
      filters={useFilters()}
      empty={{
        text: t('A shipment is made when its docket is booked.'),
        action: (
          <Button component={Link} to={paths.dockets.href()}>
            {t('Go to the dockets')}
          </Button>
        ),
      }}
      Panel={ShipmentPanel}
    />
  );
}
