import type { BookEntry } from '@freightdesk/reconciliation-contract';
import { DateText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BankAmount } from '../bank/bank-amount';

/** An entry of the books: its day, its document and what it says. */
export function EntryText({ entry, currency }: { entry: BookEntry; currency: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1.5, inlineSize: '100%' }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        <DateText date={entry.date} /> · <bdi>{entry.voucher.number}</bdi>
      </Typography>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        <BankAmount minor={entry.amountMinor} currency={currency} />
      </Typography>
      <Typography
        variant="body2"
        component="span"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', gridColumn: '1 / -1' }}
      >
        {entry.narration}
      </Typography>
    </Box>
  );
}
