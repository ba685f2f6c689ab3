import type { PurchaseSupply } from '@freightdesk/invoices-contract';
import type { StateCode } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import { type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import { FigureRow } from '../document/figure-row';
import { HeadFigures } from '../document/head-figures';

interface Bill extends TaxHeads {
  currency: CurrencyCode;
  supply: PurchaseSupply;
  /** Where it is supplied. */
  stateCode: StateCode;
  taxablePaise: number;
  roundOffPaise: number;
  totalPaise: number;
  currencyTotalMinor: number;
  reverseChargeTax: TaxHeads | null;
  tdsPaise: number;
  tdsSection: string | null;
  payablePaise: number;
  payableMinor: number;
}

/** From what the vendor charges to what he is to get. */
export function BillFigures({ bill }: { bill: Bill }) {
  const { t } = useTranslation();
  const { currency, tdsPaise, tdsSection, roundOffPaise, reverseChargeTax } = bill;
  return (
    <Box component="dl" sx={{ margin: 0 }}>
      <FigureRow label={t('Taxable value')}>
        <MoneyText paise={bill.taxablePaise} />
      </FigureRow>
      <HeadFigures heads={bill} isIntra={bill.supply === 'INTRA'} stateCode={bill.stateCode} />
      {roundOffPaise !== 0 && (
        <FigureRow label={t('Round-off')}>
          <MoneyText paise={roundOffPaise} />
        </FigureRow>
      )}
      <FigureRow label={t('Total')} strong={tdsPaise === 0}>
        <MoneyText paise={bill.totalPaise} />
      </FigureRow>
      {tdsPaise > 0 && (
        <>
          <FigureRow label={tdsSection ? t('TDS, section {{section}}', { section: tdsSection }) : t('TDS')}>
            <MoneyText paise={-tdsPaise} />
          </FigureRow>
          <FigureRow label={t('Payable')} strong>
            <MoneyText paise={bill.payablePaise} />
          </FigureRow>
        </>
      )}
      {currency !== 'INR' && (
        <FigureRow label={t('Payable in {{currency}}', { currency })}>
          <MoneyText amountMinor={bill.payableMinor} currency={currency} />
        </FigureRow>
      )}
      {reverseChargeTax && (
        <FigureRow label={t('Tax that we pay ourselves')}>
          <MoneyText paise={taxOf(reverseChargeTax)} />
        </FigureRow>
      )}
    </Box>
  );
}
