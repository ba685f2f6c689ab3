import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, MoneyText, SmallTable, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { chargeStatusLabel, type ChargeStatus, type KeptCharge } from '@freightdesk/tax-contract';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CurrencyCode } from '@freightdesk/shared-money';

const tones: Readonly<Record<ChargeStatus, Tone>> = {
  PLANNED: 'default',
  ACCRUED: 'info',
  BILLED: 'success',
  WAIVED: 'warning',
};

/** An amount in rupees, and beneath it in the currency of its tariff where that is another. */
function Priced({
  paise,
  minor,
  currency,
}: {
  paise: number | null;
  minor: number | null;
  currency: CurrencyCode | null;
}) {
  const isForeign = currency !== null && currency !== 'INR';
  return (
    <Stack>
      <MoneyText paise={paise} />
      {isForeign && (
        <Typography variant="caption" color="textSecondary">
          <MoneyText amountMinor={minor} currency={currency} />
        </Typography>
      )}
    </Stack>
  );
}

/** What it is, and beneath it who sells it, what has billed it, or why it is not billed. */
function ChargeName({ charge }: { charge: KeptCharge }) {
  const { description, vendor, billTo, saleDocument, purchaseDocument, waivedReason } = charge;
  const beneath = [
    vendor?.name,
    billTo && `→ ${billTo.name}`,
    saleDocument?.number,
    purchaseDocument?.number,
    waivedReason,
  ];
  return (
    <Stack sx={{ minInlineSize: 0 }}>
      {description}
      <Typography variant="caption" color="textSecondary">
        {beneath.filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
  );
}

/** The charges of a job or a docket: what each costs, what it is sold for, what is left, and how far it has come. */
export function ChargesTable({ charges }: { charges: readonly KeptCharge[] }) {
  const { t } = useTranslation();
  if (charges.length === 0) {
    return (
      <EmptyState
        title={t('No charges are written down yet')}
        text={t('Write down what is bought and sold, and what is left shows at once.')}
      />
    );
  }
  return (
    <SmallTable
      label={t('Charges')}
      columns={[
        { header: t('Charge') },
        { header: t('Quantity'), align: 'end', hideOnPhone: true },
        { header: t('Buy'), align: 'end' },
        { header: t('Sell'), align: 'end' },
        { header: t('Margin'), align: 'end' },
        { header: t('Status') },
      ]}
      rows={charges.map((charge) => ({
        key: charge.id,
        cells: [
          <ChargeName key="name" charge={charge} />,
          charge.quantity,
          <Priced key="buy" paise={charge.buyPaise} minor={charge.buyMinor} currency={charge.buyCurrency} />,
          <Priced key="sell" paise={charge.sellPaise} minor={charge.sellMinor} currency={charge.sellCurrency} />,
          <MoneyText key="margin" paise={charge.marginPaise} />,
          <StatusChip key="status" label={t(chargeStatusLabel[charge.status])} tone={tones[charge.status]} />,
        ],
      }))}
    />
  );
}
