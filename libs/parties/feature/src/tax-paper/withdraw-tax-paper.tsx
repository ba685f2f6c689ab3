import { useSave } from '@freightdesk/data-access-api';
import { type TaxPaper, taxPaperKindLabel, withdrawTaxPaper } from '@freightdesk/parties-contract';
import { withdrawTaxPaperInput } from '@freightdesk/parties-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';

/** Ends a paper before its day, with the reason that stays on it. */
export function WithdrawTaxPaper({ paper, onClose }: { paper: TaxPaper; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      record={paper}
      schema={withdrawTaxPaperInput}
      startOf={(standing) => standing}
      reason="reason"
      title={t('Withdraw this paper')}
      submitLabel={t('Withdraw')}
      text={`${t(taxPaperKindLabel[paper.kind])}. ${t('Bills that were posted under it stay as they are.')}`}
      done={t('The paper is withdrawn')}
      onSubmit={useSave(withdrawTaxPaper)}
      onClose={onClose}
    />
  );
}
