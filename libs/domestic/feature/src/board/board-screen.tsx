import {
  docketModeLabel,
  domesticPaths as paths,
  type DomesticShipmentRow,
  listDomesticShipments,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { BoardEntry, WeekBoard } from '@freightdesk/tracking-ui';
import { DocketStatusChip } from '../docket/docket-status-chip';

const entryOf = (shipment: DomesticShipmentRow) => (
  <BoardEntry
    row={shipment}
    number={shipment.docket.number}
    to={paths.shipment.href(shipment.id)}
    chip={<DocketStatusChip status={shipment.status} />}
  >
    {[shipment.consignee?.name, shipment.consignee?.pincode, shipment.vehicleNumber].filter(Boolean).join(' · ')}
  </BoardEntry>
);

/** What is to be delivered in a week, as it is expected and as it was promised, by day or by vehicle. */
export function Component() {
  const { t } = useTranslation();
  return (
    <WeekBoard
      endpoint={listDomesticShipments}
      title={t('Deliveries of the week')}
      list={{ label: t('Domestic shipment tracking'), to: paths.shipments.href() }}
      parts={[
        { label: t('Expected'), from: 'etaFrom', to: 'etaTo', dayOf: ({ eta }) => eta },
        { label: t('Promised'), from: 'promisedFrom', to: 'promisedTo', dayOf: ({ promisedDate }) => promisedDate },
      ]}
      choices={[{ name: 'mode', label: t('Mode'), labels: docketModeLabel }]}
      groups={{
        name: 'vehicles',
        label: t('By vehicle'),
        groupOf: ({ vehicleNumber }) => vehicleNumber ?? t('No vehicle yet'),
      }}
      entry={entryOf}
    />
  );
}
