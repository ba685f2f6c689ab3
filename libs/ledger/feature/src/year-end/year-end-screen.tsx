import { queryOf } from '@freightdesk/data-access-api';
import {
  fiscalYearNamed,
  fiscalYearName,
  getYearEnd,
  ledgerPaths as paths,
  type YearEnd,
} from '@freightdesk/ledger-contract';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  DateText,
  FactList,
  InstantText,
  Loaded,
  MoneyText,
  PageHeader,
  SectionCard,
  YearSwitch,
} from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ClosingChecks } from './closing-checks';
import { EarnedAccounts } from './earned-accounts';
import { YearEndActions } from './year-end-actions';

function YearFacts({ yearEnd }: { yearEnd: YearEnd }) {
  const { t } = useTranslation();
  const { closing, profitPaise, to } = yearEnd;
  const facts = [
    { label: t(profitPaise < 0 ? 'Loss' : 'Profit'), value: <MoneyText paise={Math.abs(profitPaise)} /> },
    { label: t('Closing voucher of'), value: <DateText date={to} /> },
    ...(closing === null
      ? []
      : [
          { label: t('Number'), value: closing.number },
          { label: t('Closed on'), value: <InstantText instant={closing.closedAt} /> },
          { label: t('Who closed it'), value: closing.closedBy.name },
        ]),
  ];
  return (
    <SectionCard>
      <FactList facts={facts} />
    </SectionCard>
  );
}

/** Why nothing can be done with the year, where nothing can. */
function YearNote({ yearEnd: { closing, closedLater, isOver } }: { yearEnd: YearEnd }) {
  const { t } = useTranslation();
  if (!isOver) return <Alert severity="info">{t('This fiscal year is not over yet.')}</Alert>;
  if (closedLater === null) return null;
  const note =
    closing === null
      ? t('Closed with {{year}}, which moved what was earned and spent before it too.', { year: closedLater })
      : t('{{year}} is closed as well: it is opened first.', { year: closedLater });
  return <Alert severity="info">{note}</Alert>;
}

/** A fiscal year before and after its books are closed: what stands in the way, and what is moved to retained earnings. */
export function Component() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const asked = fiscalYearNamed(params.get('year') ?? '');
  const query = useQuery(queryOf(getYearEnd, asked === null ? {} : { year: fiscalYearName(asked.from) }));
  return (
    <>
      <PageHeader
        title={t('Year end')}
        breadcrumbs={[{ label: t('Journals'), to: paths.journals.href() }, { label: t('Year end') }]}
        action={query.data && <YearEndActions yearEnd={query.data} />}
      />
      <Loaded query={query}>
        {(yearEnd) => (
          <Stack spacing={3}>
            <YearSwitch
              year={fiscalYearOf(yearEnd.from)}
              onChange={({ from }) => setParams({ year: fiscalYearName(from) })}
            />
            <YearNote yearEnd={yearEnd} />
            {yearEnd.checks.length > 0 && <ClosingChecks checks={yearEnd.checks} />}
            <YearFacts yearEnd={yearEnd} />
            <EarnedAccounts yearEnd={yearEnd} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
