import { useSave } from '@freightdesk/data-access-api';
import type { CancelDocumentInput } from '@freightdesk/invoices-contract';
import { cancelDocumentInput } from '@freightdesk/invoices-contract/schema';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

export interface CancelDocumentProps {
  document: { id: string; version: number; number: string | null };
  endpoint: Endpoint<CancelDocumentInput, unknown>;
  submitLabel: string;
  onClose: () => void;
}

/** Cancels a document that is in the books, with the reason that stays on it. */
export function CancelDocumentForm({ document, endpoint, submitLabel, onClose }: CancelDocumentProps) {
  const { t } = useTranslation();
  const { number } = document;
  return (
    <ReasonDialog
      record={document}
      schema={cancelDocumentInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t('Cancel {{number}}', { number })}
      submitLabel={submitLabel}
      text={t('It is taken out of the books on its own date. Its number stays and is reported as cancelled.')}
      done={t('{{number}} is cancelled', { number })}
      onSubmit={useSave(endpoint)}
      onClose={onClose}
    />
  );
}
