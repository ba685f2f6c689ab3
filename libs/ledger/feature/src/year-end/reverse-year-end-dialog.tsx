import { useSave } from '@freightdesk/data-access-api';
import { reverseYearEnd, type YearEnd } from '@freightdesk/ledger-contract';
import { reverseYearEndInput } from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

interface ReverseYearEndDialogProps {
  year: string;
  closing: NonNullable<YearEnd['closing']>;
  onClose: () => void;
}

/** The reason stands in the ledger and in the audit trail. */
export function ReverseYearEndDialog({ year, closing, onClose }: ReverseYearEndDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      record={closing}
      schema={reverseYearEndInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t('Open {{year}} again', { year })}
      submitLabel={t('Open the year again')}
      text={t('The closing is mirrored on its own day: incomes and expenses stand again as they did.')}
      done={t('{{year}} is open again', { year })}
      onSubmit={useSave(reverseYearEnd)}
      onClose={onClose}
    />
  );
}
