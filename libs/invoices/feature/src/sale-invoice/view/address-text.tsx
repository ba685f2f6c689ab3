import type { SaleInvoice } from '@freightdesk/invoices-contract';
import Typography from '@mui/material/Typography';

/** An address in the lines of an envelope. */
export function AddressText({ address }: { address: SaleInvoice['supplier']['address'] }) {
  if (!address) return null;
  const { line1, line2, city, pincode } = address;
  return (
    <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
      {[line1, line2, `${city} ${pincode}`].filter(Boolean).join('\n')}
    </Typography>
  );
}
