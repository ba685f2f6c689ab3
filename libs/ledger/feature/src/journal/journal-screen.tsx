import { RecordActivity } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import { addJournal, getJournal, type Journal, ledgerPaths as paths } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
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
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { JournalStatusChip } from './journal-columns';

const AddTemplateDialog = lazy(() =>
  import('../journal-template/template-dialog').then((chunk) => ({ default: chunk.AddTemplateDialog })),
);
const ReverseJournalDialog = lazy(() =>
  import('./reverse-journal-dialog').then((chunk) => ({ default: chunk.ReverseJournalDialog })),
);

function PostedLines({ lines, totalPaise }: Journal) {
  const { t } = useTranslation();
  const hasBranches = lines.some(({ branch }) => branch !== null);
  return (
    <SectionCard title={t('Lines')}>
      <SmallTable
        label={t('Lines')}
        columns={[
          { header: t('Account') },
          { header: t('Party'), hideOnPhone: true },
          { header: t('Job'), hideOnPhone: true },
          ...(hasBranches ? [{ header: t('Branch'), hideOnPhone: true }] : []),
          { header: t('Debit'), align: 'end' as const },
          { header: t('Credit'), align: 'end' as const },
        ]}
        rows={lines.map(({ accountCode, account, party, job, branch, debitPaise, creditPaise }, index) => ({
          key: index,
          cells: [
            `${accountCode} ${t(account)}`,
            party?.name ?? '–',
            job?.number ?? '–',
            ...(hasBranches ? [branch?.name ?? '–'] : []),
            <MoneyText key="debit" paise={debitPaise || null} />,
            <MoneyText key="credit" paise={creditPaise || null} />,
          ],
        }))}
        foot={[
          t('Total'),
          '',
          '',
          ...(hasBranches ? [''] : []),
          <MoneyText key="debit" paise={totalPaise} />,
          <MoneyText key="credit" paise={totalPaise} />,
        ]}
      />
    </SectionCard>
  );
}

function JournalActions({ journal }: { journal: Journal }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'reversal' | 'template' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button component={Link} to={paths.addJournal.href(journal.id)}>
        {t('Repeat')}
      </Button>
      <Button onClick={() => setAsked('template')}>{t('Keep as a template')}</Button>
      {journal.status === 'POSTED' && (
        <Button color="error" variant="outlined" onClick={() => setAsked('reversal')}>
          {t('Reverse')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asked === 'reversal' && <ReverseJournalDialog journal={journal} onClose={close} />}
        {asked === 'template' && <AddTemplateDialog journal={journal} onClose={close} />}
      </Suspense>
    </>
  );
}

/** One journal as it was posted, and what became of it. */
function JournalPage({ journal }: { journal: Journal }) {
  const { t } = useTranslation();
  const mayWrite = useMay(addJournal);
  const { id, number, version, date, narration, status, reverseOn, reversedOn, reverseReason } = journal;
  const facts = [
    { label: t('Date'), value: <DateText date={date} /> },
    { label: t('Narration'), value: narration },
    ...(reversedOn === null
      ? [{ label: t('Reverse on'), value: <DateText date={reverseOn} /> }]
      : [
          { label: t('Reversed on'), value: <DateText date={reversedOn} /> },
          { label: t('Reason'), value: reverseReason },
        ]),
  ];
  return (
    <RecordPage
      title={number}
      list={{ label: t('Journals'), to: paths.journals.href() }}
      state={<JournalStatusChip status={status} />}
      actions={mayWrite && <JournalActions journal={journal} />}
      side={<RecordActivity record="voucher" recordId={id} version={version} called={{ number, title: narration }} />}
    >
      <SectionCard>
        <FactList facts={facts} />
      </SectionCard>
      <PostedLines {...journal} />
    </RecordPage>
  );
}

export function Component() {
  return (
    <AddressedRecord read={(id) => queryOf(getJournal, { id })} otherwise={paths.journals.href()}>
      {(journal) => <JournalPage journal={journal} />}
    </AddressedRecord>
  );
}
