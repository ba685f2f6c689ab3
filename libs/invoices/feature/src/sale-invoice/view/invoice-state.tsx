import { type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { CreditNotice } from '@freightdesk/parties-ui';
import { FactList, SectionCard } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { DueDate } from '../../document/document-values';
import { Outstanding } from '../../document/outstanding';
import { correctionFacts } from '../../note/correction-facts';
import { LateNote } from './late-note';

/** What is to be known about the document and does not stand on it. */
export function InvoiceState({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const corrections = correctionFacts(invoice, { hrefOf: salePaths.view.href, t });
  const { kind, status, party, id, totalPaise, dispute } = invoice;
  const isOpen = invoice.outstandingMinor > 0;
  const isToIssue = status === 'DRAFT' && kind !== 'PROFORMA' && kind !== 'CREDIT_NOTE';
  return (
    <Stack spacing={2}>
      <LateNote note={invoice} />
      {isToIssue && <CreditNotice partyId={party.id} record="sale invoice" recordId={id} documentPaise={totalPaise} />}
      <SectionCard>
        <FactList
          facts={[
            { label: t('Outstanding'), value: <Outstanding document={invoice} /> },
            ...(invoice.kind === 'CREDIT_NOTE' ? [] : [{ label: t('Due'), value: <DueDate document={invoice} /> }]),
            ...(isOpen && dispute ? [{ label: t('Disputed because'), value: dispute }] : []),
            ...(invoice.withoutLutReason
              ? [{ label: t('Why it goes without a letter of undertaking'), value: invoice.withoutLutReason }]
              : []),
            ...corrections,
          ]}
        />
      </SectionCard>
    </Stack>
  );
}
