import { RecordActivity } from '@freightdesk/activity-ui';
import {
  accountTypeLabel,
  addBank,
  type Bank,
  bankPaths,
  getBank,
  hasCheques,
  hasPaymentFile,
  isCounted,
  maskedAccountNumber,
} from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { AddressedRecord, DateText, FactList, MoreActs, RecordPage, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Balance, BankState } from './bank-columns';
import { BankDialog, type OpenDialog } from './bank-dialog';
import { BankLedger } from './bank-ledger';
import { BankTransfers } from './bank-transfers';
import { useBankActions } from './use-bank-actions';

const PaymentFileCard = lazy(() =>
  import('../payment-file/payment-file-card').then((chunk) => ({ default: chunk.PaymentFileCard })),
);
const ChequeCard = lazy(() => import('../cheque/cheque-card').then((chunk) => ({ default: chunk.ChequeCard })));
const CashCounts = lazy(() => import('../count/cash-counts').then((chunk) => ({ default: chunk.CashCounts })));

/** Parts that few open are fetched when one is. */
const fetched = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

function useTabs(bank: Bank) {
  const { t } = useTranslation();
  const tab = (name: string, label: string, content: ReactNode) => ({ name, label, content });
  return [
    tab('bank', t('Bank'), <BankFacts bank={bank} />),
    ...(isCounted(bank) ? [tab('counts', t('Cash counts'), fetched(<CashCounts bank={bank} />))] : []),
    tab('transfers', t('Transfers'), <BankTransfers bank={bank} />),
    ...(hasPaymentFile(bank) ? [tab('file', t('Payment file'), fetched(<PaymentFileCard bank={bank} />))] : []),
    ...(hasCheques(bank) ? [tab('cheque', t('Cheque leaf'), fetched(<ChequeCard bank={bank} />))] : []),
    tab('ledger', t('Ledger'), <BankLedger bank={bank} />),
  ];
}

function BankFacts({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const { accountNumber, accountType, ifsc, swift, branch, upiId, currency, openingDate, custodian } = bank;
  const opening = { ...bank, balancePaise: bank.openingBalancePaise, balanceMinor: bank.openingBalanceMinor };
  return (
    <SectionCard>
      <FactList
        facts={[
          { label: t('Balance'), value: <Balance bank={bank} /> },
          ...(isCounted(bank) ? [{ label: t('Kept by'), value: custodian?.name ?? t('Nobody yet') }] : []),
          { label: t('Account number'), value: <bdi dir="ltr">{maskedAccountNumber(accountNumber)}</bdi> },
          { label: t('Kind of account'), value: t(accountTypeLabel[accountType]) },
          { label: t('Currency'), value: currency },
          { label: t('IFSC'), value: ifsc },
          { label: t('SWIFT code'), value: swift },
          { label: t('Branch'), value: branch },
          { label: t('UPI ID'), value: upiId },
          { label: t('Opening balance'), value: <Balance bank={opening} /> },
          { label: t('Opening date'), value: <DateText date={openingDate} /> },
        ]}
      />
    </SectionCard>
  );
}

function BankPage({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const mayWrite = useMay(addBank);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const navigate = useNavigate();
  const [edit, ...others] = useBankActions(setDialog, () => void navigate(bankPaths.list.href()))(bank);
  const acts = mayWrite && edit && (
    <>
      <MoreActs acts={others} />
      <Button variant="contained" onClick={edit.onSelect}>
        {edit.label}
      </Button>
    </>
  );
  return (
    <RecordPage
      title={bank.name}
      list={{ label: t('Banks'), to: bankPaths.list.href() }}
      state={<BankState bank={bank} />}
      actions={acts}
      side={
        <RecordActivity
          record="bank"
          recordId={bank.id}
          version={bank.version}
          called={{ number: null, title: bank.name }}
        />
      }
      tabs={useTabs(bank)}
    >
      {dialog && <BankDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </RecordPage>
  );
}

/** One bank or cash box: what it holds, how it is known, and what happened to it. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getBank, { id })} otherwise={bankPaths.list.href()}>
      {(bank) => <BankPage bank={bank} />}
    </AddressedRecord>
  );
}
