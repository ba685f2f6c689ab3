import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(12, minmax(0, 1fr))' },
};

/** A line of a document: rows of twelve columns where there is room, a card of two on a phone. */
export const LineGrid = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box role="group" aria-label={name} sx={layout}>
    {children}
  </Box>
);

interface LineCellProps {
  /** So many of the twelve columns; on a phone half a row, or all of it. */
  columns: number;
  wholeOnPhone?: boolean;
  children: ReactNode;
}

export const LineCell = ({ columns, wholeOnPhone = false, children }: LineCellProps) => (
  <Box sx={{ gridColumn: { xs: wholeOnPhone ? '1 / -1' : 'auto', md: `span ${columns}` } }}>{children}</Box>
);

interface LineAmountProps {
  /** The line's own name. */
  line: string;
  currency: CurrencyCode;
  /** What the line comes to before tax; null while it can't be said. */
  amountMinor: number | null;
  onRemove?: (() => void) | undefined;
}

/** What a line comes to, and the way to be rid of it; the last line stays. */
export function LineAmount({ line, currency, amountMinor, onRemove }: LineAmountProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end', minBlockSize: 40 }}>
      <Typography variant="body2" component="output" aria-label={t('Taxable value of {{line}}', { line })}>
        {currency === 'INR' ? (
          <MoneyText paise={amountMinor} />
        ) : (
          <MoneyText amountMinor={amountMinor} currency={currency} />
        )}
      </Typography>
      <IconButton aria-label={t('Remove {{line}}', { line })} disabled={!onRemove} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
