import { queryOf, takeRows } from '@freightdesk/data-access-api';
import {
  type Gstr2bMatched,
  gstr2bPaths,
  importGstr2b,
  matchBills,
  matchStates,
  purchasePaths,
} from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DataTable, ExportButton, PageHeader, SmallSelect, type TakeRows, wholeList } from '@freightdesk/shared-ui';
import { monthOfPeriod, returnPeriods } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { matchColumns, type MatchLine, toLine } from './match-columns';
import { MatchStates } from './match-states';

const ImportGstr2b = lazy(() => import('./import-gstr2b').then((chunk) => ({ default: chunk.ImportGstr2b })));

/** Which month, of which registration and bills; the month whose return is being filed unless the address says another. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const periods = returnPeriods(systemClock.today());
  const asked = params.get('period');
  const change = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const period = asked !== null && periods.includes(asked) ? asked : (periods[1] ?? '');
  const gstin = params.get('gstin');
  return { input: { period, ...(gstin && { gstin }) }, periods, state: params.get('state'), change };
}

const monthText = (period: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${monthOfPeriod(period)}-01T00:00:00Z`),
  );

interface MonthsProps {
  periods: readonly string[];
  period: string;
  onChange: (period: string) => void;
}

function Months({ periods, period, onChange }: MonthsProps) {
  const { t, language } = useTranslation();
  const options = periods.map((one) => ({ value: one, label: monthText(one, language) }));
  return <SmallSelect label={t('Month')} options={options} value={period} onChange={onChange} width={160} />;
}

/** A month's bills beside what vendors told the portal; credit is taken of what both have. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { input, periods, state, change } = useAsked();
  const mayImport = useMay(importGstr2b);
  const [isImporting, setImporting] = useState(false);
  const query = useQuery({ ...queryOf(matchBills, input), placeholderData: keepPreviousData });
  const told = query.data;
  const rows = useMemo(
    () => told?.rows.filter((row: Gstr2bMatched) => state === null || row.state === state).map(toLine),
    [told, state],
  );
  const open = useCallback(
    ({ bill }: MatchLine) => {
      if (bill) void navigate(purchasePaths.edit.href(bill.id));
    },
    [navigate],
  );
  const shown = matchStates.find((one) => one === state);
  const take: TakeRows = (format, onBytes) =>
    takeRows(matchBills, { ...input, ...(shown && { state: shown }) }, { format, onBytes });
  const noFile = told && told.file === null;
  return (
    <>
      <PageHeader
        title={t('Input credit by GSTR-2B')}
        breadcrumbs={[{ label: t('GST returns'), to: gstr2bPaths.returns.href() }]}
        action={
          <>
            <ExportButton take={take} />
            {mayImport && (
              <Button variant="contained" onClick={() => setImporting(true)}>
                {t('Bring in GSTR-2B')}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={t('Bills and what vendors told')}
        list={wholeList({ rows, error: query.error, refetch: query.refetch })}
        columns={matchColumns}
        onOpen={open}
        toolbar={
          <MatchStates told={told} state={state} onChange={(chosen) => change('state', chosen)}>
            <Months periods={periods} period={input.period} onChange={(chosen) => change('period', chosen)} />
            {told && told.registrations.length > 1 && (
              <SmallSelect
                label={t('Our GSTIN')}
                options={told.registrations.map((gstin) => ({ value: gstin, label: gstin }))}
                value={told.gstin ?? ''}
                onChange={(chosen) => change('gstin', chosen)}
                width={190}
              />
            )}
          </MatchStates>
        }
        empty={{
          title: t('Nothing to match'),
          text: noFile
            ? t('Bring in the JSON file of GSTR-2B that the portal gives for this month.')
            : t('No bill and no document of the portal stands here.'),
        }}
      />
      <Suspense fallback={null}>
        {isImporting && (
          <ImportGstr2b onDone={(brought) => change('period', brought)} onClose={() => setImporting(false)} />
        )}
      </Suspense>
    </>
  );
}
