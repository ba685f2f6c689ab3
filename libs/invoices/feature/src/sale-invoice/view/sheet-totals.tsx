import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { isUtgst } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureRow } from '../../document/figure-row';

interface Figure {
  label: string;
  paise: number;
}

function useFigures(invoice: SaleInvoice): Figure[] {
  const { t } = useTranslation();
  const { supply, cgstPaise, sgstPaise, igstPaise, taxablePaise, roundOffPaise, placeOfSupply } = invoice;
  const heads =
    supply === 'INTRA'
      ? [
          { label: t('CGST'), paise: cgstPaise },
          { label: isUtgst(placeOfSupply.stateCode) ? t('UTGST') : t('SGST'), paise: sgstPaise },
        ]
      : [{ label: t('IGST'), paise: igstPaise }];
  return [
    { label: t('Taxable value'), paise: taxablePaise },
    ...heads,
    ...(roundOffPaise === 0 ? [] : [{ label: t('Round-off'), paise: roundOffPaise }]),
  ];
}

/** What it comes to, in figures and in words. */
export function SheetTotals({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const figures = useFigures(invoice);
  const { currency, totalPaise, currencyTotalMinor, amountInWords, reverseChargeTax } = invoice;
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
      <Box component="dl" sx={{ margin: 0, flex: '0 1 300px' }}>
        {figures.map(({ label, paise }) => (
          <FigureRow key={label} label={label}>
            <MoneyText paise={paise} />
          </FigureRow>
        ))}
        <FigureRow label={t('Total in rupees')} strong>
          <MoneyText paise={totalPaise} />
        </FigureRow>
        {currency !== 'INR' && (
          <FigureRow label={t('Total in {{currency}}', { currency })} strong>
            <MoneyText amountMinor={currencyTotalMinor} currency={currency} />
          </FigureRow>
        )}
      </Box>
    </Box>
  );
}
