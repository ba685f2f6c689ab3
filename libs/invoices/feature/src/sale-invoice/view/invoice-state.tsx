import { type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText, SectionCard } from '@freightdesk/shared-ui';
import { DueDate } from '../../document/document-values';
import { correctionFacts } from '../../note/correction-facts';

/** What is to be known about the document and does not stand on it. */
export function InvoiceState({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { currency } = invoice;
  const corrections = correctionFacts(invoice, { hrefOf: salePaths.view.href, t });
  const outstanding =
    currency === 'INR' ? (
      <MoneyText paise={invoice.outstandingPaise} />
    ) : (
      <MoneyText amountMinor={invoice.outstandingMinor} currency={currency} />
    );
  return (
    <SectionCard>
      <FactList
        facts={[
          { label: t('Outstanding'), value: outstanding },
          ...(invoice.kind === 'CREDIT_NOTE' ? [] : [{ label: t('Due'), value: <DueDate document={invoice} /> }]),
          ...corrections,
        ]}
      />
    </SectionCard>
  );
}
