import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, type Translate } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The side of the ledger that a balance stands on. */
export const sideOf = (paise: number, t: Translate): string => (paise === 0 ? '' : paise > 0 ? t('Dr') : t('Cr'));

/** The amount of a balance. In a table its side has a column of its own; on a phone it stands behind the amount. */
export function BalanceText({ paise }: { paise: number }) {
  const { t } = useTranslation();
  return (
    <>
      <MoneyText paise={Math.abs(paise)} />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', display: { sm: 'none' } }}>
        {' '}
        {sideOf(paise, t)}
      </Box>
    </>
  );
}

/** What is to be paid; below zero it is a credit and is called so. */
export function PayableText({ paise }: { paise: number }) {
  const { t } = useTranslation();
  if (paise >= 0) return <MoneyText paise={paise} />;
  return (
    <>
      <MoneyText paise={-paise} />{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        {t('credit')}
      </Typography>
    </>
  );
}
