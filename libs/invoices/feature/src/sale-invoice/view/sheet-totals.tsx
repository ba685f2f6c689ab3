import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DocumentFigures } from '../../document/figures';

/** What it comes to, in figures and in words. */
export function SheetTotals({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { supply, placeOfSupply, currency, currencyTotalMinor, amountInWords, reverseChargeTax } = invoice;
  return (
    <Box data-keep sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="body2" color="textSecondary">
          {t('Amount in words')}
        </Typography>
        <Typography variant="subtitle2" component="p">
          {amountInWords}
        </Typography>
        {reverseChargeTax && (
          <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
            {t('Tax payable by the recipient under reverse charge:')} ₹ <MoneyText paise={taxOf(reverseChargeTax)} />
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: '0 1 300px' }}>
        <DocumentFigures
          onPaper
          figures={invoice}
          place={{ supply, stateCode: placeOfSupply.stateCode }}
          currency={currency}
          inCurrency={{ label: t('Total in {{currency}}', { currency }), minor: currencyTotalMinor }}
        />
      </Box>
    </Box>
  );
}
