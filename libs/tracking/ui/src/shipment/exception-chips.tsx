import { type ShipmentException, shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip } from '@freightdesk/shared-ui';
import { Fragment } from 'react';

/** What goes wrong with a shipment now, beside where it is. */
export function ExceptionChips({ exceptions }: { exceptions: readonly ShipmentException[] }) {
  const { t } = useTranslation();
  return exceptions.map((exception) => (
    <Fragment key={exception}>
      <StatusChip label={t(shipmentExceptionLabel[exception])} tone="warning" />{' '}
    </Fragment>
  ));
}
