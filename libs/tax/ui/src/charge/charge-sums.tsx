import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText } from '@freightdesk/shared-ui';
import { type Amount, chargeTotals, type DatedRates } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { TypedCharge } from './charge-line';

interface ChargeSumsProps {
  charges: readonly (TypedCharge | undefined)[];
  rates: DatedRates;
}

const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <Stack component="span">
    {amounts.map(({ currency, amountMinor }) => (
      <MoneyText key={currency} amountMinor={amountMinor} currency={currency} />
    ))}
  </Stack>
);

/** What charges come to: cost and sale in each currency and in rupees of the day, and what is left. */
export function ChargeSums({ charges, rates }: ChargeSumsProps) {
  const { t } = useTranslation();
  const totals = chargeTotals(
    charges.filter((charge) => charge !== undefined),
    rates,
  );
  const { buy, sell, buyPaise, sellPaise, marginPaise, marginPercent, unrated } = totals;
  const isForeign = [...buy, ...sell].some(({ currency }) => currency !== 'INR');
  if (buy.length + sell.length === 0) return null;
  return (
    <Stack spacing={1}>
      <FactList
        facts={[
          ...(isForeign
            ? [
                { label: t('Buy by currency'), value: <Amounts amounts={buy} /> },
                { label: t('Sell by currency'), value: <Amounts amounts={sell} /> },
              ]
            : []),
          { label: t('Buy in rupees'), value: <MoneyText paise={buyPaise} /> },
          { label: t('Sell in rupees'), value: <MoneyText paise={sellPaise} /> },
          {
            label: t('Margin'),
            value: (
              <span dir="ltr">
                <MoneyText paise={marginPaise} />
                {marginPercent !== null && ` (${marginPercent}%)`}
              </span>
            ),
          },
        ]}
      />
      {unrated.length > 0 && (
        <Alert severity="info">
          {t('There is no exchange rate of {{currencies}} on this day yet, so rupees cannot be told.', {
            currencies: unrated.join(', '),
          })}
        </Alert>
      )}
    </Stack>
  );
}
