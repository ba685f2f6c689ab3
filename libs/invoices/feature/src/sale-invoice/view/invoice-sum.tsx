import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard } from '@freightdesk/shared-ui';
import { DocumentFigures, Reasons } from '../../document/figures';

/** What it came to, how each tax of it came about, and why it is taxed there. */
export function InvoiceSum({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { placeOfSupply, supply, currency, currencyTotalMinor } = invoice;
  return (
    <SectionCard title={t('Tax and total')}>
      <DocumentFigures
        figures={invoice}
        place={{ supply, stateCode: placeOfSupply.stateCode }}
        lines={invoice.lines}
        currency={currency}
        inCurrency={{ label: t('Total in {{currency}}', { currency }), minor: currencyTotalMinor }}
        reverseChargeLabel={t('Tax payable by the recipient')}
      />
      <Reasons texts={[placeOfSupply.why]} />
    </SectionCard>
  );
}
