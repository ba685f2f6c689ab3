import { readSales } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RegisterScreen } from '../register/register-screen';

/** The sale register: what was invoiced in a period, head by head. */
export function Component() {
  const { t } = useTranslation();
  return (
    <RegisterScreen
      endpoint={readSales}
      type="SALE"
      title={t('Sales report')}
      empty={{ title: t('Nothing was invoiced in these days'), text: t('Issued invoices appear here at once.') }}
    />
  );
}
