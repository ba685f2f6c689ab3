import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { BillFigures } from '../bill-figures';
import { Reasons } from '../reasons';

/** What it came to, and why the tax and the deduction are what they are. */
export function BillSum({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { placeOfSupply, tdsWhy } = bill;
  return (
    <SectionCard title={t('Tax and TDS')}>
      <BillFigures bill={{ ...bill, stateCode: placeOfSupply.stateCode }} />
      <Reasons texts={[tdsWhy, placeOfSupply.why]} />
    </SectionCard>
  );
}
