import { type Bank, type CashCount, countCash, listCounts } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DateText, EmptyState, Loaded, MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const CountDialog = lazy(() => import('./count-dialog').then((chunk) => ({ default: chunk.CountDialog })));

const shown = 24;

const rowOf = ({ id, date, countedPaise, bookPaise, differencePaise, reason }: CashCount) => ({
  key: id,
  cells: [
    <DateText key="date" date={date} />,
    <MoneyText key="counted" paise={countedPaise} />,
    <MoneyText key="book" paise={bookPaise} />,
    <MoneyText key="difference" paise={differencePaise} />,
    reason ?? '–',
  ],
});

function LatestCounts({ counts }: { counts: readonly CashCount[] }) {
  const { t } = useTranslation();
  if (counts.length === 0) {
    return (
      <EmptyState
        title={t('Not counted yet')}
        text={t('Count the notes and coins, and hold them against the books.')}
      />
    );
  }
  return (
    <SmallTable
      label={t('Cash counts')}
      columns={[
        { header: t('Date') },
        { header: t('Counted'), align: 'end' },
        { header: t('By the books'), align: 'end', hideOnPhone: true },
        { header: t('Difference'), align: 'end' },
        { header: t('Reason'), hideOnPhone: true },
      ]}
      rows={counts.map(rowOf)}
    />
  );
}

/** What was counted in a cash box, and how far it was from the books; and the next count. */
export function CashCounts({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const mayCount = useMay(countCash);
  const [isCounting, setCounting] = useState(false);
  const counts = useQuery(queryOf(listCounts, { bankId: bank.id, pageSize: shown }));
  const count = (
    <Button variant="contained" onClick={() => setCounting(true)}>
      {t('Count cash')}
    </Button>
  );
  return (
    <SectionCard title={t('Cash counts')} action={mayCount && count}>
      <Loaded query={counts}>{({ data }) => <LatestCounts counts={data} />}</Loaded>
      <Suspense fallback={null}>
        {isCounting && <CountDialog bank={bank} onClose={() => setCounting(false)} />}
      </Suspense>
    </SectionCard>
  );
}
