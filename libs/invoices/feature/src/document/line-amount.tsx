import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AmountText } from './amount-text';

interface LineAmountProps {
  /** The line's own name. */
  line: string;
  currency: CurrencyCode;
  amountMinor: number | null;
  children: ReactNode;
}

/** What a line comes to before tax. */
export function LineAmount({ line, currency, amountMinor, children }: LineAmountProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'end', minBlockSize: 40 }}>
      <Typography variant="body2" component="output" aria-label={t('Taxable value of {{line}}', { line })}>
        <AmountText minor={amountMinor} currency={currency} />
      </Typography>
      {children}
    </Box>
  );
}
