import { type Payment, paymentPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, DateText, SmallTable } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

/** What a customer was given back of a receipt; one that was taken back says so. */
export function PaymentRefunds({ payment: { refunds, currency } }: { payment: Payment }) {
  const { t } = useTranslation();
  if (refunds.length === 0) return null;
  return (
    <Stack component="section" spacing={1}>
      <Typography variant="subtitle1" component="h3">
        {t('Given back')}
      </Typography>
      <SmallTable
        label={t('Given back')}
        columns={[
          { header: t('Payment') },
          { header: t('Date'), hideOnPhone: true },
          { header: t('Bank'), hideOnPhone: true },
          { header: t('Amount'), align: 'end' },
        ]}
        rows={refunds.map(({ id, number, date, bank, amountMinor, reversedOn }) => ({
          key: id,
          cells: [
            <Link key="number" component={RouterLink} to={paymentPaths.view.href(id)} noWrap>
              {reversedOn === null ? number : `${number} · ${t('Reversed')}`}
            </Link>,
            <DateText key="date" date={date} />,
            bank.name,
            <AmountText key="amount" minor={amountMinor} currency={currency} />,
          ],
        }))}
      />
    </Stack>
  );
}
