import { queryOf } from '@freightdesk/data-access-api';
import { getRevaluation, ledgerPaths as paths, type Revaluation } from '@freightdesk/ledger-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  EmptyState,
  FactList,
  InstantText,
  DateText,
  Loaded,
  MoneyText,
  PageHeader,
  SectionCard,
} from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MonthChoice } from './month-choice';
import { RevaluationActions } from './revaluation-actions';
import { ValuedItems } from './valued-items';

function RevaluationFacts({ revaluation }: { revaluation: Revaluation }) {
  const { t } = useTranslation();
  const { posted, gainPaise, date, reversedOn } = revaluation;
  const facts = [
    { label: t('Unrealised gain or loss'), value: <MoneyText paise={posted?.gainPaise ?? gainPaise} /> },
    { label: t('Voucher of'), value: <DateText date={date} /> },
    { label: t('Taken back on'), value: <DateText date={reversedOn} /> },
    ...(posted === null
      ? []
      : [
          { label: t('Number'), value: posted.number },
          { label: t('Posted'), value: <InstantText instant={posted.postedAt} /> },
          { label: t('Posted by'), value: posted.postedBy.name },
        ]),
  ];
  return (
    <SectionCard>
      <FactList facts={facts} />
    </SectionCard>
  );
}

/** What keeps the month from being valued, or what changed since it was. */
function RevaluationNotes({ revaluation }: { revaluation: Revaluation }) {
  const { t } = useTranslation();
  const { isOver, missing, locked, posted, gainPaise, date } = revaluation;
  const isStale = posted !== null && posted.gainPaise !== gainPaise;
  return (
    <>
      {!isOver && <Alert severity="info">{t('This month is not over yet.')}</Alert>}
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('The exchange rates have none for {{currencies}} up to {{date}}: add it first.', {
            currencies: missing.join(', '),
            date: formatBusinessDate(date),
          })}
        </Alert>
      )}
      {locked.map((month) => (
        <Alert key={month} severity="warning">
          {t('The books are locked for {{month}}.', { month: formatBusinessDate(`${month}-01`).slice(3) })}
        </Alert>
      ))}
      {isStale && (
        <Alert severity="info">
          {t('The open items or their rates have changed since. Reverse the valuation to do it again.')}
        </Alert>
      )}
    </>
  );
}

/** What is held and owed in other currencies at the end of a month, at the books and at the rate of its last day. */
export function Component() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const month = params.get('month');
  const query = useQuery(queryOf(getRevaluation, month === null ? {} : { month }));
  return (
    <>
      <PageHeader
        title={t('Exchange revaluation')}
        breadcrumbs={[{ label: t('Journals'), to: paths.journals.href() }, { label: t('Exchange revaluation') }]}
        action={query.data && <RevaluationActions revaluation={query.data} />}
      />
      <Loaded query={query}>
        {(revaluation) => (
          <Stack spacing={3}>
            <MonthChoice value={revaluation.month} onChange={(chosen) => setParams({ month: chosen })} />
            <RevaluationNotes revaluation={revaluation} />
            <RevaluationFacts revaluation={revaluation} />
            {revaluation.items.length === 0 ? (
              <EmptyState title={t('Nothing was held or owed in another currency at the end of this month.')} />
            ) : (
              <ValuedItems items={revaluation.items} />
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
