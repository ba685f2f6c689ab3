import { queryOf } from '@freightdesk/data-access-api';
import {
  getPayee,
  hasAccount,
  msmeClassLabel,
  type Party,
  type Payee,
  updatePayee,
} from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Fact, FactList, Loaded, SectionCard } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const PayeeDialog = lazy(() => import('./payee-dialog').then((chunk) => ({ default: chunk.PayeeDialog })));

function useFacts({ payeeName, payeeAccount, payeeIfsc, payeeBank, msmeClass, ...payee }: Payee): Fact[] {
  const { t } = useTranslation();
  return [
    { label: t('Name of the account'), value: payeeName },
    { label: t('Account number'), value: payeeAccount },
    { label: t('IFSC'), value: payeeIfsc },
    { label: t('Bank and branch'), value: payeeBank },
    { label: t('Size of the enterprise'), value: msmeClass && t(msmeClassLabel[msmeClass]) },
    { label: t('Udyam number'), value: payee.udyamNumber },
    { label: t('Days agreed in writing'), value: payee.msmeAgreedDays },
  ];
}

function PayeeFacts({ payee }: { payee: Payee }) {
  const { t } = useTranslation();
  const facts = useFacts(payee);
  const { paymentHoldReason: reason } = payee;
  return (
    <>
      {reason !== null && <Alert severity="warning">{t('Payments are held: {{reason}}', { reason })}</Alert>}
      {!hasAccount(payee) && (
        <Alert severity="info">{t("No account is known: a bank's file can't pay this vendor.")}</Alert>
      )}
      <FactList facts={facts} />
    </>
  );
}

/** How a vendor is paid; fetched by those alone who may see it. */
export function PayeeSection({ party }: { party: Party }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(getPayee, { id: party.id }));
  const mayChange = useMay(updatePayee);
  const [isEdited, setEdited] = useState(false);
  const { data: payee } = query;
  return (
    <SectionCard
      title={t('How it is paid')}
      action={mayChange && payee && <Button onClick={() => setEdited(true)}>{t('Change')}</Button>}
    >
      <Loaded query={query}>{(known) => <PayeeFacts payee={known} />}</Loaded>
      <Suspense fallback={null}>
        {isEdited && payee && <PayeeDialog party={party} payee={payee} onClose={() => setEdited(false)} />}
      </Suspense>
    </SectionCard>
  );
}
