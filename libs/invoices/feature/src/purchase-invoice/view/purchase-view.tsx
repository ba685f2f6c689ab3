import { RecordActivity } from '@freightdesk/activity-ui';
import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SettledSection } from '../../document/settled-section';
import { BillFacts } from './bill-facts';
import { BillLedger } from './bill-ledger';
import { BillLines } from './bill-lines';
import { BillSum } from './bill-sum';

/** A bill that is in the books: it is read here, and never changed. */
export function PurchaseView({ bill }: { bill: PurchaseInvoice }) {
  return (
    <Stack spacing={3}>
      <BillFacts bill={bill} />
      <SettledSection document={bill} />
      <BillLines bill={bill} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <BillLedger bill={bill} />
        <BillSum bill={bill} />
      </Box>
      <RecordActivity
        record="purchase invoice"
        recordId={bill.id}
        version={bill.version}
        called={{ number: bill.number, title: bill.party.name }}
      />
    </Stack>
  );
}
