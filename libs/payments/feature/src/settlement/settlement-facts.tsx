import { type Settlement, settlementKindLabel } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { AmountText, DateText, FactList, MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

type Document = NonNullable<Settlement['document']>;

/** Its number leads to it. */
function DocumentLink({ document: { id, direction, number, supplierNumber } }: { document: Document }) {
  const page = useRecordPage()(direction === 'RECEIPT' ? 'sale invoice' : 'purchase invoice', id);
  const name = [number, supplierNumber].filter(Boolean).join(' · ');
  if (page === null) return <>{name}</>;
  return (
    <Link component={RouterLink} to={page} noWrap>
      {name}
    </Link>
  );
}

/** What it is, and what was decided of it. */
export function SettlementFacts({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const { kind, party, date, currency, amountMinor, amountPaise, fxGainPaise, document } = settlement;
  const { reason, requestedBy, decidedBy, refuseReason, reverseReason } = settlement;
  return (
    <SectionCard>
      {refuseReason !== null && <Alert severity="warning">{t('Refused: {{reason}}', { reason: refuseReason })}</Alert>}
      {reverseReason !== null && (
        <Alert severity="warning">{t('Reversed: {{reason}}', { reason: reverseReason })}</Alert>
      )}
      <FactList
        facts={[
          { label: t('Kind'), value: t(settlementKindLabel[kind]) },
          { label: t('Party'), value: party.name },
          ...(document === null ? [] : [{ label: t('Document'), value: <DocumentLink document={document} /> }]),
          { label: t('Date'), value: <DateText date={date} /> },
          { label: t('Amount'), value: <AmountText minor={amountMinor} currency={currency} /> },
          ...(currency === 'INR'
            ? []
            : [
                { label: t('Amount in rupees'), value: <MoneyText paise={amountPaise} /> },
                { label: t('Exchange gain or loss'), value: <MoneyText paise={fxGainPaise} /> },
              ]),
          { label: t('Reason'), value: reason },
          { label: t('Entered by'), value: requestedBy },
          ...(decidedBy === null ? [] : [{ label: t('Decided by'), value: decidedBy }]),
        ]}
      />
    </SectionCard>
  );
}

/** The documents it settled; what a reversal took back stands below with a minus. */
export function SettledDocuments({ settlement: { allocations, currency } }: { settlement: Settlement }) {
  const { t } = useTranslation();
  if (allocations.length === 0) return null;
  return (
    <SectionCard title={t('Settled documents')}>
      <SmallTable
        label={t('Settled documents')}
        columns={[
          { header: t('Document') },
          { header: t('Date'), hideOnPhone: true },
          { header: t('Amount'), align: 'end' },
        ]}
        rows={allocations.map(({ id, document, date, amountMinor }) => ({
          key: id,
          cells: [
            <DocumentLink key="document" document={document} />,
            <DateText key="date" date={date} />,
            <AmountText key="amount" minor={amountMinor} currency={currency} />,
          ],
        }))}
      />
    </SectionCard>
  );
}
