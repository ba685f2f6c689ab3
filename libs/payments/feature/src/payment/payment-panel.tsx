import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { Vouchers } from '@freightdesk/ledger-ui';
import { getPayment, type Payment, paymentPaths } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PanelActions, SidePanel } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { PrintChequeButton } from '../cheque/print-cheque-button';
import { PaymentActions } from './payment-actions';
import { PaymentAllocations } from './payment-allocations';
import { PaymentFacts } from './payment-facts';
import { PaymentPaperButton } from './payment-paper-button';
import { PaymentStatusChip } from './payment-status';
import { ShortRests } from './short-rests';

function PanelVouchers({ vouchers }: Pick<Payment, 'vouchers'>) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {t('Ledger')}
      </Typography>
      <Vouchers vouchers={vouchers} />
    </Stack>
  );
}

const PanelBody = ({ payment }: { payment: Payment }) => (
  <>
    <PaymentFacts payment={payment} />
    <PaymentPaperButton payment={payment} />
    <PrintChequeButton payment={payment} />
    {payment.account === null && payment.refundOf === null && <PaymentAllocations payment={payment} />}
    <ShortRests payment={payment} />
    <PanelVouchers vouchers={payment.vouchers} />
    <RecordActivity
      record="payment"
      recordId={payment.id}
      version={payment.version}
      called={{ number: payment.number, title: payment.party?.name ?? payment.bank.name }}
      isFrameless
    />
  </>
);

interface PaymentPanelProps {
  id: string;
  /** The invoice that what is left of it is meant for. */
  forInvoiceId: string | null;
  onClose: () => void;
}

/** One payment at the side of the list: what it is, what it settled and how it was posted. */
export function PaymentPanel({ id, forInvoiceId, onClose }: PaymentPanelProps) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getPayment, { id }));
  const payment = query.data;
  return (
    <SidePanel
      title={payment?.number ?? t('Payment')}
      badge={payment && <PaymentStatusChip payment={payment} />}
      page={paymentPaths.view.href(id)}
      actions={payment && <PaymentActions payment={payment} frame={PanelActions} forInvoiceId={forInvoiceId} />}
      onClose={onClose}
    >
      <Loaded query={query}>{(loaded) => <PanelBody payment={loaded} />}</Loaded>
    </SidePanel>
  );
}
