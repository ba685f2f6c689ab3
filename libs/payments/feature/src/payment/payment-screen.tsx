import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { Vouchers } from '@freightdesk/ledger-ui';
import {
  getPayment,
  isTdsChallan,
  type Payment,
  paymentDirectionLabel,
  paymentPaths,
} from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { AddressedRecord, RecordPage, SectionCard } from '@freightdesk/shared-ui';
import { Fragment } from 'react';
import { CoveredDeductions } from '../challan/covered-deductions';
import { PrintChequeButton } from '../cheque/print-cheque-button';
import { PaymentActions } from './payment-actions';
import { PaymentAllocations } from './payment-allocations';
import { PaymentFacts } from './payment-facts';
import { PaymentPaperButton } from './payment-paper-button';
import { PaymentStatusChip } from './payment-status';
import { ShortRests } from './short-rests';

function PaymentPage({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { id, number, version, direction, party, bank, account, refundOf } = payment;
  const allocations = (
    <SectionCard>
      <PaymentAllocations payment={payment} />
    </SectionCard>
  );
  return (
    <RecordPage
      title={number}
      list={{ label: t('Payments'), to: paymentPaths.list.href() }}
      state={<PaymentStatusChip payment={payment} />}
      actions={<PaymentActions payment={payment} frame={Fragment} />}
      next={<ShortRests payment={payment} />}
      side={
        <RecordActivity
          record="payment"
          recordId={id}
          version={version}
          called={{ number, title: party?.name ?? bank.name }}
        />
      }
      tabs={[
        {
          name: 'payment',
          label: t(paymentDirectionLabel[direction]),
          content: (
            <SectionCard>
              <PaymentFacts payment={payment} />
              <PaymentPaperButton payment={payment} />
              <PrintChequeButton payment={payment} />
            </SectionCard>
          ),
        },
        ...(isTdsChallan(payment)
          ? [{ name: 'deductions', label: t('Deductions'), content: <CoveredDeductions payment={payment} /> }]
          : []),
        ...(account === null && refundOf === null
          ? [{ name: 'allocations', label: t('Allocations'), content: allocations }]
          : []),
        {
          name: 'ledger',
          label: t('Ledger'),
          content: (
            <SectionCard title={t('Ledger')}>
              <Vouchers vouchers={payment.vouchers} />
            </SectionCard>
          ),
        },
      ]}
    />
  );
}

/** One payment: what it is, what it settled and how it was posted. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getPayment, { id })} otherwise={paymentPaths.list.href()}>
      {(payment) => <PaymentPage payment={payment} />}
    </AddressedRecord>
  );
}
