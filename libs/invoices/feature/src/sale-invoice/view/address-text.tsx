import type { SaleInvoice } from '@freightdesk/invoices-contract';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

/** An address in the lines of an envelope, each read in its own direction. */
export function AddressText({ address }: { address: SaleInvoice['supplier']['address'] }) {
  if (!address) return null;
  const { line1, line2, city, pincode } = address;
  return (
    <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
      {[line1, line2, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
    </Typography>
  );
}
