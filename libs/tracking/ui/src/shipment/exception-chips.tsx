import { type ShipmentException, shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip } from '@freightdesk/shared-ui';
import { Fragment } from 'react';
import { ageOf } from '../exception/exception-age';

interface ExceptionChipsProps {
  exceptions: readonly ShipmentException[];
  /** Since when the first of them is open. */
  since?: string | null | undefined;
}

/** What goes wrong with a shipment now and for how long, beside where it is. */
export function ExceptionChips({ exceptions, since }: ExceptionChipsProps) {
  const { t } = useTranslation();
  return exceptions.map((exception, index) => {
    const label = t(shipmentExceptionLabel[exception]);
    return (
      <Fragment key={exception}>
        <StatusChip label={index === 0 && since ? `${label} · ${ageOf(since, t)}` : label} tone="warning" />{' '}
      </Fragment>
    );
  });
}
