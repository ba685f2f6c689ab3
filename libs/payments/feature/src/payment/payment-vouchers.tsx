import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Voucher = Payment['vouchers'][number];

const sideOf = (paise: number) => (paise > 0 ? <MoneyText paise={paise} /> : null);

function VoucherLines({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="textSecondary">
        <DateText date={voucher.date} /> · {voucher.narration}
      </Typography>
      <SmallTable
        label={voucher.narration}
        columns={[
          { header: t('Account') },
          { header: t('Debit'), align: 'end' },
          { header: t('Credit'), align: 'end' },
        ]}
        rows={voucher.lines.map(({ accountCode, accountName, debitPaise, creditPaise }, index) => ({
          key: `${index} ${accountCode}`,
          // The code stands before the name in every language.
          cells: [<bdi key="account">{`${accountCode} ${accountName}`}</bdi>, sideOf(debitPaise), sideOf(creditPaise)],
        }))}
      />
    </Stack>
  );
}

/** How the payment stands in the ledger, in the order it was posted. */
export function PaymentVouchers({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {t('Ledger')}
      </Typography>
      {payment.vouchers.map((voucher) => (
        <VoucherLines key={voucher.id} voucher={voucher} />
      ))}
    </Stack>
  );
}
