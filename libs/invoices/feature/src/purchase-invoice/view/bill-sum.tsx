import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { DocumentFigures, Reasons } from '../../document/figures';

/** What it came to, and why the tax and the deduction are what they are. */
export function BillSum({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { placeOfSupply, supply, currency, tdsSection, tdsPaise, payablePaise } = bill;
  const deduction = { percent: bill.tdsPercent, basePaise: bill.tdsBasePaise, why: bill.tdsWhy };
  return (
    <SectionCard title={t('Tax and TDS')}>
      <DocumentFigures
        figures={bill}
        lines={bill.lines}
        place={{ supply, stateCode: placeOfSupply.stateCode }}
        deducted={{ section: tdsSection, tdsPaise, payablePaise, ...deduction }}
        currency={currency}
        inCurrency={{ label: t('Payable in {{currency}}', { currency }), minor: bill.payableMinor }}
        reverseChargeLabel={t('Tax that we pay ourselves')}
      />
      <Reasons texts={[bill.tdsWhy, placeOfSupply.why]} />
    </SectionCard>
  );
}
