import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import { AmountInput, DecimalInput, SelectInput, TextInput } from '@freightdesk/shared-ui/forms';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { InvoiceFormOf } from './invoice-form-of';

interface InvoiceLineProps {
  form: InvoiceFormOf;
  index: number;
  rates: readonly string[];
  currency: CurrencyCode;
  /** What the line comes to before tax; null while it can't be said. */
  amountMinor: number | null;
  jobPicker: ReactNode;
  onRemove?: () => void;
}

const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(12, minmax(0, 1fr))' },
};
const amountLook = { display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end', minBlockSize: 40 };

/** So many of the twelve columns; on a phone half a row, or all of it. */
const columns = (count: number, { wholeOnPhone = false } = {}) => ({
  gridColumn: { xs: wholeOnPhone ? '1 / -1' : 'auto', md: `span ${count}` },
});

/** One charge: a row of two where there is room, a card on a phone. */
export function InvoiceLine({ form, index, rates, currency, amountMinor, jobPicker, onRemove }: InvoiceLineProps) {
  const { t } = useTranslation();
  const name = t('Line {{number}}', { number: index + 1 });
  const percents = rates.map((value) => ({ value, label: `${value}%` }));
  return (
    <Box role="group" aria-label={name} sx={layout}>
      <Box sx={columns(5, { wholeOnPhone: true })}>
        <TextInput form={form} name={`lines.${index}.description`} />
      </Box>
      <Box sx={columns(2)}>
        <TextInput form={form} name={`lines.${index}.sac`} />
      </Box>
      <Box sx={columns(2)}>
        <DecimalInput form={form} name={`lines.${index}.quantity`} />
      </Box>
      <Box sx={columns(3)}>
        <DecimalInput form={form} name={`lines.${index}.rate`} />
      </Box>
      <Box sx={columns(2)}>
        <SelectInput form={form} name={`lines.${index}.gstRate`} options={percents} />
      </Box>
      <Box sx={columns(4, { wholeOnPhone: true })}>{jobPicker}</Box>
      <Box sx={columns(3)}>
        <AmountInput form={form} name={`lines.${index}.discountMinor`} currency={currency} />
      </Box>
      <Box sx={{ ...columns(3), ...amountLook }}>
        <Typography variant="body2" component="output" aria-label={t('Taxable value of {{line}}', { line: name })}>
          {currency === 'INR' ? (
            <MoneyText paise={amountMinor} />
          ) : (
            <MoneyText amountMinor={amountMinor} currency={currency} />
          )}
        </Typography>
        <IconButton aria-label={t('Remove {{line}}', { line: name })} disabled={!onRemove} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
