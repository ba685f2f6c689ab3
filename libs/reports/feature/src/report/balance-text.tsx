import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A balance as ledgers write it: the amount, and the side it stands on. */
export function BalanceText({ paise }: { paise: number }) {
  const { t } = useTranslation();
  if (paise === 0) return <MoneyText paise={0} />;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <MoneyText paise={Math.abs(paise)} />{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        {paise > 0 ? t('Dr') : t('Cr')}
      </Typography>
    </Box>
  );
}
