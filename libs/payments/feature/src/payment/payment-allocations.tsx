import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SmallTable } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CurrencyAmount } from '../currency-amount';

/** The invoices a payment settled; what a reversal took back stands below with a minus. */
export function PaymentAllocations({ payment: { allocations, currency } }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <Stack component="section" spacing={1}>
      <Typography variant="subtitle1" component="h3">
        {t('Allocations')}
      </Typography>
      {allocations.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('Not allocated to any invoice: all of it is an advance.')}
        </Typography>
      ) : (
        <SmallTable
          label={t('Allocations')}
          columns={[
            { header: t('Invoice') },
            { header: t('Date'), hideOnPhone: true },
            { header: t('Amount'), align: 'end' },
          ]}
          rows={allocations.map(({ id, invoice, date, amountMinor }) => ({
            key: id,
            cells: [
              <Typography key="invoice" variant="inherit" noWrap>
                {invoice.number}
              </Typography>,
              <DateText key="date" date={date} />,
              <CurrencyAmount key="amount" minor={amountMinor} currency={currency} />,
            ],
          }))}
        />
      )}
    </Stack>
  );
}
