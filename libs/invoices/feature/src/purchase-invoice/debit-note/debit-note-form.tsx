import {
  correctedBill,
  debitPurchaseInvoice,
  type PurchaseInvoice,
  purchasePaths,
} from '@freightdesk/invoices-contract';
import { debitNoteInput } from '@freightdesk/invoices-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';
import { NoteForm } from '../../note/note-form';

/** A debit note against a posted bill of a vendor. */
export function DebitNoteForm({ bill, onClose }: { bill: PurchaseInvoice; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const debit = useSave(debitPurchaseInvoice);
  return (
    <NoteForm
      document={{ ...bill, ...correctedBill(bill) }}
      side="vendor"
      schema={debitNoteInput}
      title={t('Debit note against {{number}}', { number: bill.number })}
      submitLabel={t('Post the debit note')}
      about={t(
        'It takes costs and input credit back and lowers what the vendor is owed; what exceeds that is his debit. TDS stays with the bill. Empty an amount to leave its line as it is.',
      )}
      send={debit}
      onSaved={({ id, number }) => {
        notify(t('{{number}} is posted', { number }));
        void navigate(purchasePaths.edit.href(id));
      }}
      onClose={onClose}
    />
  );
}
