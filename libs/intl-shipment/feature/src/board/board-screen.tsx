import {
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobModeLabel,
  listShipments,
  type ShipmentRow,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { BoardEntry, WeekBoard } from '@freightdesk/tracking-ui';
import { Lane } from '../fields/lane';
import { laneText } from '../fields/place-text';
import { ShipmentStatusChip } from '../shipment/shipment-status-chip';

const entryOf = (shipment: ShipmentRow) => (
  <BoardEntry
    row={shipment}
    number={shipment.jobcard.number}
    to={paths.shipment.href(shipment.id)}
    chip={<ShipmentStatusChip status={shipment.status} />}
  >
    {shipment.customer.name} · <Lane of={shipment} />
  </BoardEntry>
);

/** What leaves and what comes in a week, by day or by lane. */
export function Component() {
  const { t } = useTranslation();
  return (
    <WeekBoard
      endpoint={listShipments}
      title={t('Departures and arrivals')}
      list={{ label: t('Shipment tracking'), to: paths.shipments.href() }}
      parts={[
        { label: t('Departures'), from: 'etdFrom', to: 'etdTo', dayOf: ({ etd }) => etd },
        { label: t('Arrivals'), from: 'etaFrom', to: 'etaTo', dayOf: ({ eta }) => eta },
      ]}
      choices={[
        { name: 'mode', label: t('Mode'), labels: jobModeLabel },
        { name: 'direction', label: t('Direction'), labels: jobDirectionLabel },
      ]}
      groups={{ name: 'lanes', label: t('By lane'), groupOf: laneText }}
      entry={entryOf}
    />
  );
}
