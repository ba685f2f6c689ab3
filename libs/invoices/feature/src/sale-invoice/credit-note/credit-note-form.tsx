import { creditSaleInvoice, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { creditNoteInput } from '@freightdesk/invoices-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { lastDayToCredit, timeLimitPassed } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';
import { useNavigate } from 'react-router-dom';
import { NoteForm } from '../../note/note-form';

export interface CreditNoteFormProps {
  invoice: SaleInvoice;
  /** It begins with what is outstanding: a short payment that is accepted. */
  ofRest: boolean;
  onClose: () => void;
}

/** A credit note against an issued document. */
export function CreditNoteForm({ invoice, ofRest, onClose }: CreditNoteFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const credit = useSave(creditSaleInvoice);
  return (
    <NoteForm
      document={invoice}
      side="customer"
      ofRest={ofRest}
      schema={creditNoteInput}
      title={t('Credit note against {{number}}', { number: invoice.number })}
      submitLabel={t('Issue the credit note')}
      about={t(
        'It lowers what is outstanding; what exceeds that stays with us as the customer’s. Empty an amount to leave its line as it is.',
      )}
      warning={(date) =>
        timeLimitPassed(invoice, date) && (
          <Alert severity="warning">
            {t('Its tax could be taken back by notes up to {{date}} (CGST Act s.34(2)).', {
              date: formatBusinessDate(lastDayToCredit(invoice.date)),
            })}
          </Alert>
        )
      }
      send={credit}
      onSaved={({ data, warnings }) => {
        notify(t('{{number}} is issued', { number: data.number }));
        for (const { message } of warnings) notify(t(message), 'warning');
        void navigate(salePaths.view.href(data.id));
      }}
      onClose={onClose}
    />
  );
}
