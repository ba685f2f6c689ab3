import { containerTypeName, type Quotation, type QuotedAlternative } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { groupedDecimal } from '@freightdesk/shared-money';
import { AmountText, MoneyText, SmallTable, type Translate } from '@freightdesk/shared-ui';
import { type Amount, chargeBasisLabel, type StandingCharge } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <Stack component="span" sx={{ alignItems: 'flex-end' }}>
    {amounts.length === 0
      ? '–'
      : amounts.map(({ currency, amountMinor }) => (
          <AmountText key={currency} minor={amountMinor} currency={currency} />
        ))}
  </Stack>
);

const sideOf = (amountMinor: number | null, currency: Amount['currency'] | null) =>
  amountMinor === null ? '–' : <AmountText minor={amountMinor} currency={currency ?? 'INR'} />;

/** What is left, and how much that is of the sale. */
const Left = ({
  of: { marginPaise, marginPercent },
}: {
  of: Pick<QuotedAlternative, 'marginPaise' | 'marginPercent'>;
}) => (
  <Typography component="span" variant="body2" dir="ltr" color={(marginPaise ?? 0) < 0 ? 'error' : 'inherit'}>
    <MoneyText paise={marginPaise} />
    {marginPercent !== null && ` · ${marginPercent}%`}
  </Typography>
);

/** `Per container · 40ft HC × 2`, and what makes a line come to more than its rate says. */
function countedBy({ basis, containerType, quantity, minimum }: StandingCharge, t: Translate): string {
  const counted = `${[t(chargeBasisLabel[basis]), containerType && containerTypeName(containerType)].filter(Boolean).join(' · ')} × ${groupedDecimal(quantity)}`;
  return minimum === null ? counted : `${counted} · ${t('Minimum')} ${groupedDecimal(minimum)}`;
}

const chargeCells = (charge: StandingCharge, t: Translate) => [
  <Stack key="charge">
    {charge.description}
    <Typography variant="caption" color="textSecondary">
      {countedBy(charge, t)}
    </Typography>
  </Stack>,
  sideOf(charge.buyMinor, charge.buyCurrency),
  sideOf(charge.sellMinor, charge.sellCurrency),
  <Left key="margin" of={charge} />,
];

/** A table under its name. */
const Titled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minInlineSize: 0 }}>
    <Typography variant="subtitle2" component="h3" sx={{ marginBlockEnd: 1 }}>
      {label}
    </Typography>
    {children}
  </Box>
);

/** The charges of one alternative: what they cost, what they are sold for, and what is left. */
export function ChargesTable({ alternative, label }: { alternative: QuotedAlternative; label: string }) {
  const { t } = useTranslation();
  const { charges, buy, sell } = alternative;
  return (
    <Titled label={label}>
      <SmallTable
        label={label}
        columns={[
          { header: t('Charge') },
          { header: t('Buy'), align: 'end', hideOnPhone: true },
          { header: t('Sell'), align: 'end' },
          { header: t('Margin'), align: 'end' },
        ]}
        rows={charges.map((charge) => ({ key: charge.id, cells: chargeCells(charge, t) }))}
        foot={[
          t('Total'),
          <Amounts key="buy" amounts={buy} />,
          <Amounts key="sell" amounts={sell} />,
          <Left key="margin" of={alternative} />,
        ]}
      />
    </Titled>
  );
}

/** Alternatives side by side: what differs between them, a row each. */
export function AlternativesTable({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const { alternatives, acceptedAlternative } = quotation;
  const across = (label: string, cellOf: (one: QuotedAlternative) => ReactNode) => ({
    key: label,
    cells: [label, ...alternatives.map(cellOf)],
  });
  return (
    <Titled label={t('Alternatives')}>
      <SmallTable
        label={t('Alternatives')}
        columns={[
          { header: t('Alternative') },
          ...alternatives.map(({ name }, index) => ({
            header: `${name ?? t('Alternative')}${acceptedAlternative === index + 1 ? ` · ${t('Accepted')}` : ''}`,
            align: 'end' as const,
          })),
        ]}
        rows={[
          across(t('Carrier'), ({ carrier }) => carrier ?? '–'),
          across(t('Transit days'), ({ transitDays }) => transitDays ?? '–'),
          across(t('Sell'), ({ sell }) => <Amounts amounts={sell} />),
          across(t('Sell in rupees'), ({ sellPaise }) => <MoneyText paise={sellPaise} />),
          across(t('Margin'), (one) => <Left of={one} />),
        ]}
      />
    </Titled>
  );
}
