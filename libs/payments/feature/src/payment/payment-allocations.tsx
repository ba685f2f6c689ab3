import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { AmountText, DateText, SmallTable } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { TakeOff } from '../allocation/take-off';
import { PaymentRefunds } from '../refund/payment-refunds';

type Settled = Payment['allocations'][number]['invoice'];

/** Its number leads to it. */
function SettledInvoice({ direction, invoice }: { direction: Payment['direction']; invoice: Settled }) {
  const page = useRecordPage()(direction === 'RECEIPT' ? 'sale invoice' : 'purchase invoice', invoice.id);
  const number = [invoice.number, invoice.supplierNumber].filter(Boolean).join(' · ');
  if (page === null) return <>{number}</>;
  return (
    <Link component={RouterLink} to={page} noWrap>
      {number}
    </Link>
  );
}

/** The invoices or bills a payment settled; what was taken off them again stands below with a minus. */
export function PaymentAllocations({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { allocations, currency, direction, refunds } = payment;
  return (
    <Stack component="section" spacing={1}>
      <Typography variant="subtitle1" component="h3">
        {t('Allocations')}
      </Typography>
      {allocations.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {refunds.length === 0
            ? t('Not allocated to any invoice: all of it is an advance.')
            : t('Not allocated to any invoice.')}
        </Typography>
      ) : (
        <SmallTable
          label={t('Allocations')}
          columns={[
            { header: t(direction === 'PAYMENT' ? 'Purchase invoice' : 'Invoice') },
            { header: t('Date'), hideOnPhone: true },
            { header: t('Amount'), align: 'end' },
          ]}
          rows={allocations.map(({ id, invoice, date, amountMinor }) => ({
            key: id,
            cells: [
              <SettledInvoice key="invoice" direction={direction} invoice={invoice} />,
              <DateText key="date" date={date} />,
              <AmountText key="amount" minor={amountMinor} currency={currency} />,
            ],
          }))}
        />
      )}
      <TakeOff payment={payment} />
      <PaymentRefunds payment={payment} />
    </Stack>
  );
}
