import type { ToldQuotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { groupedDecimal } from '@freightdesk/shared-money';
import { MoneyText, SectionCard, SmallTable, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type ToldAlternative = ToldQuotation['alternatives'][number];
type Charge = ToldAlternative['charges'][number];

/** How the amount comes about; beside it where there is room, and beneath the charge where there is none. */
function Counted({ charge: { basis, container, quantity, rate, minimum, currency } }: { charge: Charge }) {
  const { t } = useTranslation();
  return (
    <Typography variant="caption" color="textSecondary">
      {t(basis)}
      {container !== null && ` · ${container}`}:{' '}
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {`${groupedDecimal(quantity)} × ${rate.endsWith('%') ? rate : `${currency} ${groupedDecimal(rate)}`}`}
      </bdi>
      {minimum !== null && ` · ${t('Minimum')} ${currency} ${groupedDecimal(minimum)}`}
    </Typography>
  );
}

interface ToldChargesProps {
  alternative: ToldAlternative;
  isAccepted: boolean;
}

/** What is sold by one way of carriage, each currency for itself. */
export function ToldCharges({ alternative, isAccepted }: ToldChargesProps) {
  const { t } = useTranslation();
  const { name, carrier, transitDays, charges, sell } = alternative;
  const title = name ?? t('Charges');
  const about = [carrier, transitDays === null ? null : `${t('Transit days')}: ${transitDays}`].filter(Boolean);
  return (
    <SectionCard title={title} action={isAccepted && <StatusChip label={t('Accepted')} tone="success" />}>
      {about.length > 0 && <Typography sx={{ marginBlockEnd: 1 }}>{about.join(' · ')}</Typography>}
      <SmallTable
        label={title}
        columns={[{ header: t('Charge') }, { header: t('Amount'), align: 'end' }]}
        rows={charges.map((charge, index) => ({
          key: index,
          cells: [
            <Stack key="charge">
              {charge.description}
              <Counted charge={charge} />
            </Stack>,
            <MoneyText key="amount" amountMinor={charge.amountMinor} currency={charge.currency} />,
          ],
        }))}
        foot={[
          t('Total'),
          <Stack key="total" component="span" sx={{ alignItems: 'flex-end' }}>
            {sell.map((amount) => (
              <MoneyText key={amount.currency} {...amount} />
            ))}
          </Stack>,
        ]}
      />
    </SectionCard>
  );
}
