import { isOverdue, type SaleInvoice } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, FactList, MoneyText, SectionCard, StatusChip } from '@freightdesk/shared-ui';
import { InvoiceStatusChip } from '../invoice-status-chip';

/** What is to be known about the document and does not stand on it. */
export function InvoiceState({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const { status, currency, dueDate, cancelReason } = invoice;
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
          { label: t('Status'), value: <InvoiceStatusChip status={status} /> },
          { label: t('Outstanding'), value: outstanding },
          {
            label: t('Due'),
            value: isOverdue(invoice, systemClock.today()) ? (
              <>
                <DateText date={dueDate} /> <StatusChip label={t('Overdue')} tone="error" />
              </>
            ) : (
              <DateText date={dueDate} />
            ),
          },
          ...(cancelReason ? [{ label: t('Why it is cancelled'), value: cancelReason }] : []),
        ]}
      />
    </SectionCard>
  );
}
