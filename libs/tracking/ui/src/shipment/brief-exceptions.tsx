import { type ShipmentException, shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ageOf } from '../exception/exception-age';

interface BriefExceptionsProps {
  /** Where the shipment is. */
  chip: ReactNode;
  exceptions: readonly ShipmentException[];
  /** Since when the first of them is open. */
  since?: string | null | undefined;
}

const line = { display: 'flex', gap: 0.5 };

/** A chip that gives way ends in dots itself: a cell would put dots in its place. */
const givesWay = {
  minInlineSize: 0,
  // Above what a chip says of itself.
  '&& > *': { display: 'block', lineHeight: '24px', overflow: 'hidden', textOverflow: 'ellipsis' },
};

/** Where a shipment is and what goes wrong, in one line of a list: the first of it, how many more, and all of it where it is pointed at. */
export function BriefExceptions({ chip, exceptions, since }: BriefExceptionsProps) {
  const { t } = useTranslation();
  const [first, ...others] = exceptions;
  if (first === undefined) return chip;
  const label = t(shipmentExceptionLabel[first]);
  const told = since ? `${label} · ${ageOf(since, t)}` : label;
  const whole = [told, ...others.map((one) => t(shipmentExceptionLabel[one]))].join(', ');
  return (
    <Box component="span" data-whole={whole} sx={line}>
      {chip}
      <Box component="span" sx={givesWay}>
        <StatusChip label={told} tone="warning" />
      </Box>
      {others.length > 0 && <StatusChip label={`+${others.length}`} tone="warning" />}
    </Box>
  );
}
