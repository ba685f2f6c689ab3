import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { StatusChip } from '@freightdesk/shared-ui';

/** Whether the ledger says the same as the documents. */
export function AgreementChip({ differencePaise }: { differencePaise: number }) {
  const { t } = useTranslation();
  return differencePaise === 0 ? (
    <StatusChip label={t('Ledger agrees')} tone="success" />
  ) : (
    <StatusChip label={t('The ledger differs by {{amount}}', { amount: formatPaise(differencePaise) })} tone="error" />
  );
}
