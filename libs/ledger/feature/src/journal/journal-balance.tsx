import { type JournalInput, journalTotals } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const amount = (paise: unknown): number | undefined =>
  typeof paise === 'number' && Number.isFinite(paise) ? paise : undefined;

/** Both sides while they are typed, and what one still lacks. */
export function JournalBalance({ form }: { form: SchemaForm<JournalInput> }) {
  const { t } = useTranslation();
  const lines = useWatch({ control: form.control, name: 'lines' });
  const { debitPaise, creditPaise, differencePaise } = journalTotals(
    lines.map((line) => ({ debitPaise: amount(line.debitPaise), creditPaise: amount(line.creditPaise) })),
  );
  const figures = [
    { label: t('Debit'), paise: debitPaise },
    { label: t('Credit'), paise: creditPaise },
    { label: t('Difference'), paise: Math.abs(differencePaise), color: differencePaise === 0 ? 'success' : 'error' },
  ];
  return (
    <Stack direction="row" useFlexGap component="output" sx={{ gap: { xs: 1.5, sm: 3 }, flexWrap: 'wrap' }}>
      {figures.map(({ label, paise, color }) => (
        <Typography key={label} variant="subtitle2" component="span" color={color ?? 'textPrimary'}>
          {label} <MoneyText paise={paise} />
        </Typography>
      ))}
    </Stack>
  );
}
