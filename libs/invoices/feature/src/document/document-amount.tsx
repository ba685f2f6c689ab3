import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface DocumentAmountProps {
  currency: CurrencyCode;
  paise: number;
  /** The same in the document's own currency. */
  minor: number;
  /** Which ends stand under each other: in a column of figures the last. */
  align?: 'start' | 'end';
}

/** Rupees bare; a document in another currency shows its own amount with the rupees beneath. */
export function DocumentAmount({ currency, paise, minor, align = 'end' }: DocumentAmountProps) {
  if (currency === 'INR') return <MoneyText paise={paise} />;
  return (
    <Stack sx={{ alignItems: align }}>
      <MoneyText amountMinor={minor} currency={currency} />
      <Typography variant="caption" color="textSecondary" component="span">
        ₹ <MoneyText paise={paise} />
      </Typography>
    </Stack>
  );
}
