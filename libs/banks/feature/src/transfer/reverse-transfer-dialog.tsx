import { reverseTransfer, type Transfer } from '@freightdesk/banks-contract';
import { reverseTransferInput } from '@freightdesk/banks-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

/** Asks why before a transfer is taken back: the reason stands in the ledger and in the audit trail. */
export function ReverseTransferDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation();
  const { number } = transfer;
  return (
    <ReasonDialog
      record={transfer}
      schema={reverseTransferInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      text={t('Reversing entries are posted today: both banks hold again what they did. This cannot be undone.')}
      done={t('{{number}} is reversed', { number })}
      onSubmit={useSave(reverseTransfer)}
      onClose={onClose}
    />
  );
}
