import { billProblem, type DueBill, type Proposal, type RunLine } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, Loaded, SectionCard } from '@freightdesk/shared-ui';
import { type SchemaForm, useToldHere } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { amountSoFar } from '../allocation/amounts';
import { BillTable } from './bill-table';
import { KeptBills } from './kept-bills';
import type { RunForm } from './run-form';
import { VendorSums } from './vendor-sums';

const HoldDialog = lazy(() => import('./hold-dialog').then((chunk) => ({ default: chunk.HoldDialog })));

interface DueBillsProps {
  form: SchemaForm<RunForm>;
  query: { data: Proposal | undefined; error: unknown; refetch: () => unknown };
  bills: readonly DueBill[];
  debits: Proposal['debits'];
  lines: readonly RunLine[];
}

const isFree = (bill: DueBill) => billProblem({ ...bill, vendor: bill.party.name }, {}) === null;

function BillsToPay({ form, bills, lines }: Pick<DueBillsProps, 'form' | 'bills' | 'lines'>) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<DueBill | null>(null);
  const takeAll = () => {
    for (const { id, outstandingPaise } of bills)
      form.setValue(`amounts.${id}`, outstandingPaise, { shouldDirty: true });
  };
  useToldHere(form, 'lines');
  const isEmpty = form.formState.isSubmitted && lines.length === 0;
  return (
    <SectionCard title={t('Bills to pay')} action={<Button onClick={takeAll}>{t('Take all that is due')}</Button>}>
      {isEmpty && <Alert severity="error">{t('Choose at least one bill.')}</Alert>}
      {bills.length === 0 ? (
        <EmptyState title={t('Nothing is due')} text={t('Choose a later day to see what comes.')} />
      ) : (
        <BillTable form={form} bills={bills} onHold={setHeld} />
      )}
      <Suspense fallback={null}>{held && <HoldDialog bill={held} onClose={() => setHeld(null)} />}</Suspense>
    </SectionCard>
  );
}

/** What may be paid, what is kept from it and why, and what each vendor would get. */
export function DueBills({ form, query, bills, debits, lines }: DueBillsProps) {
  const taken = lines.flatMap(({ invoiceId, amountPaise }) => {
    const bill = bills.find(({ id }) => id === invoiceId);
    return bill ? [{ ...bill, amountPaise: amountSoFar(amountPaise) }] : [];
  });
  return (
    <Loaded query={query}>
      {() => (
        <>
          <BillsToPay form={form} bills={bills.filter(isFree)} lines={lines} />
          <KeptBills bills={bills.filter((bill) => !isFree(bill))} />
          <VendorSums lines={taken} debits={debits} />
        </>
      )}
    </Loaded>
  );
}
