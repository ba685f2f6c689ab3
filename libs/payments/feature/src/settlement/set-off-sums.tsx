import { allocatedMinor, type SetOffInput } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { allocationsSoFar } from '../allocation/amounts';

/** Both sides while they are typed, and what one still lacks. */
export function SetOffSums({ input }: { input: Pick<SetOffInput, 'sales' | 'bills' | 'currency'> }) {
  const { t } = useTranslation();
  const sales = allocatedMinor(allocationsSoFar(input.sales));
  const bills = allocatedMinor(allocationsSoFar(input.bills));
  const figures = [
    { label: t('Invoices'), minor: sales },
    { label: t('Bills'), minor: bills },
    { label: t('Difference'), minor: Math.abs(sales - bills), color: sales === bills ? 'success' : 'error' },
  ];
  return (
    <Stack direction="row" useFlexGap component="output" sx={{ gap: { xs: 1.5, sm: 3 }, flexWrap: 'wrap' }}>
      {figures.map(({ label, minor, color }) => (
        <Typography key={label} variant="subtitle2" component="span" color={color ?? 'textPrimary'}>
          {label} <AmountText minor={minor} currency={input.currency} />
        </Typography>
      ))}
    </Stack>
  );
}
