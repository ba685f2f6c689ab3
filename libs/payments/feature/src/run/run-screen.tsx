import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import {
  addRun,
  getRun,
  isPartlyPaid,
  paymentPaths as paths,
  type Run,
  unpaidLines,
} from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { useMay } from '@freightdesk/shared-session';
import {
  AddressedRecord,
  DateText,
  FactList,
  MoneyText,
  RecordPage,
  SectionCard,
  SmallTable,
} from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { AdvicesButton } from './advices-button';
import { BankFileCard } from './bank-file-card';
import { BillName, PayBy } from './bill-table';
import { OverNotice, PaidAmount } from './over-line';
import { RunActions } from './run-actions';
import { RunStatusChip } from './run-columns';
import { VendorSums } from './vendor-sums';

function RunFacts({ run }: { run: Run }) {
  const { t } = useTranslation();
  const { bank, payOn, paidOn, totalPaise, madeBy, submittedBy, approvedBy, cancelReason, lines } = run;
  return (
    <SectionCard>
      {cancelReason !== null && (
        <Alert severity="warning">{t('Cancelled: {{reason}}', { reason: cancelReason })}</Alert>
      )}
      {cancelReason === null && paidOn === null && isPartlyPaid(lines) && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('The bank has paid a part of it; bills not paid yet: {{count}}.', { count: unpaidLines(lines).length })}
        </Alert>
      )}
      <FactList
        facts={[
          { label: t('Bank'), value: bank.name },
          { label: t('To be paid on'), value: <DateText date={payOn} /> },
          { label: t('Paid on'), value: paidOn && <DateText date={paidOn} /> },
          { label: t('Amount'), value: <MoneyText paise={totalPaise} /> },
          { label: t('Prepared by'), value: madeBy.name },
          { label: t('Submitted by'), value: submittedBy?.name },
          { label: t('Approved by'), value: approvedBy?.name },
        ]}
      />
    </SectionCard>
  );
}

/** Before it is paid what is outstanding of each bill, and then its payment. */
function RunLines({ run }: { run: Run }) {
  const { lines, status, totalPaise } = run;
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const isPaid = status === 'PAID' || isPartlyPaid(lines);
  const paymentOf = ({ payment }: Run['lines'][number]) => {
    if (!payment) return isPaid && status !== 'PAID' ? t('Not paid yet') : '–';
    const page = pageOf('payment', payment.id);
    const name = [payment.number, payment.reference].filter(Boolean).join(' · ');
    return page ? (
      <Link component={RouterLink} to={page}>
        {name}
      </Link>
    ) : (
      name
    );
  };
  return (
    <SectionCard title={t('Bills')}>
      <OverNotice run={run} />
      <SmallTable
        label={t('Bills')}
        columns={[
          { header: t('Bill') },
          { header: t('Pay by'), hideOnPhone: true },
          isPaid ? { header: t('Payment') } : { header: t('Outstanding'), align: 'end', hideOnPhone: true },
          { header: t('Pay'), align: 'end' },
        ]}
        rows={lines.map((line) => ({
          key: line.invoiceId,
          cells: [
            <BillName key="bill" bill={line} />,
            <PayBy key="by" bill={line} />,
            isPaid ? paymentOf(line) : <MoneyText key="outstanding" paise={line.outstandingPaise} />,
            <PaidAmount key="pay" run={run} line={line} />,
          ],
        }))}
        foot={[t('Total'), '', '', <MoneyText key="total" paise={totalPaise} />]}
      />
    </SectionCard>
  );
}

function RunPage({ run }: { run: Run }) {
  const { t } = useTranslation();
  const mayWrite = useMay(addRun);
  const { id, title, status, version } = run;
  return (
    <RecordPage
      title={title}
      list={{ label: t('Payment runs'), to: paths.runs.href() }}
      state={<RunStatusChip status={status} />}
      actions={
        <>
          <AdvicesButton run={run} />
          {mayWrite && <RunActions run={run} />}
        </>
      }
      side={<RecordActivity record="payment run" recordId={id} version={version} called={{ number: null, title }} />}
    >
      <RunFacts run={run} />
      <VendorSums lines={run.lines} />
      <RunLines run={run} />
      {status === 'APPROVED' && <BankFileCard run={run} />}
    </RecordPage>
  );
}

/** One run: what it pays to whom, who looked at it, and what became of it. */
export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getRun, { id })} otherwise={paths.runs.href()}>
      {(run) => <RunPage run={run} />}
    </AddressedRecord>
  );
}
