import { readPurchases } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RegisterScreen } from '../register/register-screen';

/** The purchase register: what vendors billed in a period, head by head. */
export function Component() {
  const { t } = useTranslation();
  return (
    <RegisterScreen
      endpoint={readPurchases}
      type="PURCHASE"
      title={t('Purchase report')}
      empty={{ title: t('Nothing was bought in these days'), text: t('Posted vendor bills appear here at once.') }}
    />
  );
}
