import { useSave } from '@freightdesk/data-access-api';
import { type Revaluation, reverseRevaluation } from '@freightdesk/ledger-contract';
import { reverseRevaluationInput } from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

interface ReverseRevaluationDialogProps {
  posted: NonNullable<Revaluation['posted']>;
  onClose: () => void;
}

/** The reason stands in the ledger and in the audit trail. */
export function ReverseRevaluationDialog({ posted, onClose }: ReverseRevaluationDialogProps) {
  const { t } = useTranslation();
  const { number } = posted;
  return (
    <ReasonDialog
      record={posted}
      schema={reverseRevaluationInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      text={t('Both vouchers are mirrored, each on its own day. Then the month can be valued again.')}
      done={t('{{number}} is reversed', { number })}
      onSubmit={useSave(reverseRevaluation)}
      onClose={onClose}
    />
  );
}
