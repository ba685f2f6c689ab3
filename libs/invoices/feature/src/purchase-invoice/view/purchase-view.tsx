import { RecordActivity } from '@freightdesk/activity-ui';
import { type PurchaseInvoice, purchasePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RecordPage } from '@freightdesk/shared-ui';
import { DocumentStatusChip } from '../../document/document-values';
import { SettledSection } from '../../document/settled-section';
import { UnallocatedSection } from '../../document/unallocated-section';
import { BillActions } from './bill-actions';
import { BillCosts } from './bill-costs';
import { BillFacts } from './bill-facts';
import { BillLedger } from './bill-ledger';
import { BillLines } from './bill-lines';
import { BillSum } from './bill-sum';

/** A bill that is in the books: it is read here, and never changed. */
export function PurchaseView({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  return (
    <RecordPage
      title={bill.number ?? t('Purchase invoice')}
      list={{ label: t('Purchase invoices'), to: purchasePaths.list.href() }}
      state={<DocumentStatusChip status={bill.status} />}
      actions={<BillActions bill={bill} />}
      cancelReason={bill.cancelReason}
      side={
        <RecordActivity
          record="purchase invoice"
          recordId={bill.id}
          version={bill.version}
          called={{ number: bill.number, title: bill.party.name }}
        />
      }
      tabs={[
        {
          name: 'bill',
          label: t('Purchase invoice'),
          content: (
            <>
              <BillFacts bill={bill} />
              <UnallocatedSection document={bill} of="purchase" />
              <BillLines bill={bill} />
              <BillCosts bill={bill} />
              <BillSum bill={bill} />
            </>
          ),
        },
        { name: 'payments', label: t('Payments'), content: <SettledSection document={bill} /> },
        { name: 'ledger', label: t('Ledger'), content: <BillLedger bill={bill} /> },
      ]}
    />
  );
}
