import { useTranslation } from '@freightdesk/shared-i18n';
import type { Journey, Tracked } from '@freightdesk/tracking-contract';
import { LinksDialog } from './links-dialog';

interface ShipmentLinksProps<Shipment extends Tracked> {
  journey: Pick<Journey<Shipment>, 'record'>;
  shipment: Shipment;
  onClose: () => void;
}

/** The links by which customers follow a shipment. */
export function ShipmentLinks<Shipment extends Tracked>({ journey, shipment, onClose }: ShipmentLinksProps<Shipment>) {
  const { t } = useTranslation();
  return (
    <LinksDialog
      of={{ record: journey.record, recordId: shipment.id }}
      title={t('Tracking link')}
      text={t(
        'Whoever has it follows this shipment without signing in: where it is and when, no prices and no papers.',
      )}
      onClose={onClose}
    />
  );
}
