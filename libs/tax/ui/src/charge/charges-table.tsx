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

/** What a document billed, and by how much that is more or less than was written down; nothing while none has. */
function Billed({ paise, meant, isCost }: { paise: number | null; meant: number | null; isCost: boolean }) {
  const { t } = useTranslation();
  if (paise === null) return null;
  const more = meant === null ? 0 : paise - meant;
  const isWorse = isCost ? more > 0 : more < 0;
  return (
    <Typography variant="caption" component="span" color="textSecondary">
      {t('Billed')} <MoneyText paise={paise} />
      {more !== 0 && (
        <Typography variant="caption" component="span" color={isWorse ? 'error' : 'success'} sx={{ display: 'block' }}>
          {more > 0 ? t('Above by') : t('Below by')} <MoneyText paise={Math.abs(more)} />
        </Typography>
      )}
    </Typography>
  );
}

/** A side of a charge: as it is written down, and beneath it as it was billed. */
function Side({ charge, side }: { charge: KeptCharge; side: 'buy' | 'sell' }) {
  const isCost = side === 'buy';
  const [paise, minor, currency, billed] = isCost
    ? [charge.buyPaise, charge.buyMinor, charge.buyCurrency, charge.billedBuyPaise]
    : [charge.sellPaise, charge.sellMinor, charge.sellCurrency, charge.billedSellPaise];
  return (
    <Stack>
      <Priced paise={paise} minor={minor} currency={currency} />
      <Billed paise={billed} meant={paise} isCost={isCost} />
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

interface ChargesTableProps {
  charges: readonly KeptCharge[];
  /** The charge that somebody was led to, and by what. */
  meant?: { id: string | null; by: string };
}

/** The charges of a job or a docket: what each costs, what it is sold for, what is left, and how far it has come. */
export function ChargesTable({ charges, meant }: ChargesTableProps) {
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
        meantBy: charge.id === meant?.id ? meant.by : undefined,
        cells: [
          <ChargeName key="name" charge={charge} />,
          charge.quantity,
          <Side key="buy" charge={charge} side="buy" />,
          <Side key="sell" charge={charge} side="sell" />,
          <MoneyText key="margin" paise={charge.marginPaise} />,
          <StatusChip key="status" label={t(chargeStatusLabel[charge.status])} tone={tones[charge.status]} />,
        ],
      }))}
    />
  );
}
