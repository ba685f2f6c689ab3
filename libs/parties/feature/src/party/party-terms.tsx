import { creditStatusLabel, isPaid, type Party, partyAccess } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { EmptyState, FactList, MoneyText, SectionCard } from '@freightdesk/shared-ui';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import { lazy, Suspense } from 'react';
import { TaxPapers } from '../tax-paper/tax-papers';

const PayeeSection = lazy(() => import('../payee/payee-section').then((chunk) => ({ default: chunk.PayeeSection })));

/** What was agreed, and how tax is deducted; the server leaves both out for whoever is not of accounts. */
export function PartyTerms({ party }: { party: Party }) {
  const { t } = useTranslation();
  const listed = useCan(partyAccess.taxData);
  const { pan, tan, creditDays, creditLimitPaise, creditStatus, interestPercent, tdsNature } = party;
  const { podRequiredForBilling, volumetricDivisor } = party;
  if (pan === undefined) {
    return <EmptyState title={t('Not for your role')} text={t('Credit and tax data are kept by accounts.')} />;
  }
  return (
    <>
      <SectionCard title={t('Terms and tax')}>
        <FactList
          facts={[
            { label: t('Credit days'), value: creditDays },
            { label: t('Credit limit'), value: <MoneyText paise={creditLimitPaise} /> },
            { label: t('Credit standing'), value: creditStatus && t(creditStatusLabel[creditStatus]) },
            { label: t('Interest on overdue invoices, % a year'), value: interestPercent },
            { label: t('Bill only with a proof of delivery'), value: podRequiredForBilling ? t('Yes') : t('No') },
            { label: t('Volumetric divisor'), value: volumetricDivisor },
            { label: t('PAN'), value: pan },
            { label: t('TAN'), value: tan },
            { label: t('TDS'), value: tdsNature && t(tdsNatureLabel[tdsNature]) },
          ]}
        />
      </SectionCard>
      <Suspense fallback={null}>{listed && isPaid(party) && <PayeeSection party={party} />}</Suspense>
      {listed && <TaxPapers party={party} />}
    </>
  );
}
