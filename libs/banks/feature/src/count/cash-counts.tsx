import { type Bank, type CashCount, countCash, handedTo, listCounts } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext, useMay } from '@freightdesk/shared-session';
import {
  DateText,
  EmptyState,
  Loaded,
  MoneyText,
  SectionCard,
  SmallTable,
  type Translate,
} from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const CountDialog = lazy(() => import('./count-dialog').then((chunk) => ({ default: chunk.CountDialog })));

const shown = 24;

/** Who counted, and what that was beside a count: of a box that another keeps, or to hand it on. */
function byWhom({ countedBy, custodian, handedTo: taker, takesOverId }: CashCount, t: Translate): string {
  const { name } = countedBy;
  if (takesOverId !== null) return t('{{name}}, who took it over', { name });
  if (taker !== null) return t('{{name}}, to hand it to {{taker}}', { name, taker: taker.name });
  const isOther = custodian !== null && custodian.id !== countedBy.id;
  return isOther ? t('{{name}}, while {{custodian}} kept it', { name, custodian: custodian.name }) : name;
}

const rowOf = (count: CashCount, t: Translate) => ({
  key: count.id,
  cells: [
    <DateText key="date" date={count.date} />,
    <MoneyText key="counted" paise={count.countedPaise} />,
    <MoneyText key="book" paise={count.bookPaise} />,
    <MoneyText key="difference" paise={count.differencePaise} />,
    byWhom(count, t),
    count.reason ?? '–',
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
        { header: t('Counted by') },
        { header: t('Reason'), hideOnPhone: true },
      ]}
      rows={counts.map((count) => rowOf(count, t))}
    />
  );
}

/** A box on its way from one to another: both have to count the same. */
function HandedOver({ last, onTake }: { last: CashCount | undefined; onTake: (count: CashCount) => void }) {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  if (!last?.handedTo) return null;
  const mine = user && handedTo(last, user.id);
  if (!mine) {
    return (
      <Alert severity="info">
        {t('It is handed over to {{name}}, who has not counted it yet.', { name: last.handedTo.name })}
      </Alert>
    );
  }
  const take = (
    <Button color="inherit" onClick={() => onTake(mine)}>
      {t('Count and take over')}
    </Button>
  );
  return (
    <Alert severity="warning" action={take}>
      {t('{{name}} hands this box over to you. Count it: it is yours once you count the same.', {
        name: last.countedBy.name,
      })}
    </Alert>
  );
}

/** What was counted in a cash box, and how far it was from the books; and the next count. */
export function CashCounts({ bank }: { bank: Bank }) {
  const { t } = useTranslation();
  const mayCount = useMay(countCash);
  const [counting, setCounting] = useState<{ takesOver: CashCount | null } | null>(null);
  const counts = useQuery(queryOf(listCounts, { bankId: bank.id, pageSize: shown }));
  const count = (
    <Button variant="contained" onClick={() => setCounting({ takesOver: null })}>
      {t('Count cash')}
    </Button>
  );
  return (
    <SectionCard title={t('Cash counts')} action={mayCount && count}>
      <Loaded query={counts}>
        {({ data }) => (
          <>
            {mayCount && <HandedOver last={data[0]} onTake={(takesOver) => setCounting({ takesOver })} />}
            <LatestCounts counts={data} />
          </>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {counting && <CountDialog bank={bank} takesOver={counting.takesOver} onClose={() => setCounting(null)} />}
      </Suspense>
    </SectionCard>
  );
}
