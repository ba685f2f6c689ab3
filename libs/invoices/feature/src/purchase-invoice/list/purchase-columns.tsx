import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import Typography from '@mui/material/Typography';
import { documentColumns } from '../../document/document-columns';

/** Whose bill it is and the number that stands on it, by which the clerk holding the paper finds it. */
const VendorsBill = ({ bill: { party, supplierNumber } }: { bill: PurchaseInvoiceRow }) => (
  <>
    {party.name}
    <Typography variant="caption" component="p" color="textSecondary" noWrap>
      {supplierNumber}
    </Typography>
  </>
);

export const purchaseColumns = documentColumns<PurchaseInvoiceRow>({
  id: 'party',
  header: 'Vendor',
  width: '28%',
  cell: (bill) => <VendorsBill bill={bill} />,
});
