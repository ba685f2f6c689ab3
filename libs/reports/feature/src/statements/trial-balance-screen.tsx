import { queryOf, takeRows } from '@freightdesk/data-access-api';
import {
  closingSideLabel,
  isClosingSide,
  readTrialBalance,
  reportPaths,
  type TrialBalance,
} from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, MoneyText } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoiceButtons } from '../report/choice-buttons';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';

type Line = TrialBalance['rows'][number] & { id: string };

const columns: readonly Column<Line>[] = [
  { id: 'name', header: 'Account', width: 360, cell: ({ code, name }, t) => `${code} ${t(name)}` },
  {
    id: 'debitPaise',
    header: 'Debit',
    align: 'end',
    cell: ({ debitPaise }) => <MoneyText paise={debitPaise || null} />,
  },
  {
    id: 'creditPaise',
    header: 'Credit',
    align: 'end',
    cell: ({ creditPaise }) => <MoneyText paise={creditPaise || null} />,
  },
];

/** Every account on its side at the end of a day; both sides are equal. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { at } = address;
  const side = address.params.get('closing');
  const closing = isClosingSide(side) ? side : 'AFTER';
  const asked = closing === 'AFTER' ? { at } : { at, closing };
  const query = useQuery({ ...queryOf(readTrialBalance, asked), placeholderData: keepPreviousData });
  const onOpen = useCallback(
    ({ accountId }: Line) => void navigate(reportPaths.ledgerDetails.href({ to: at, accountId })),
    [at, navigate],
  );
  const report = query.data;
  const totals = report && {
    name: t('Total'),
    debitPaise: <MoneyText paise={report.debitPaise} />,
    creditPaise: <MoneyText paise={report.creditPaise} />,
  };
  return (
    <ReportPage
      title={t('Trial balance')}
      address={address}
      isOfDay
      query={query}
      take={(format, onBytes) => takeRows(readTrialBalance, asked, { format, onBytes })}
    >
      <ReportTable
        label={t('Trial balance')}
        address={address}
        isOfDay
        query={query}
        rows={report?.rows.map((row) => ({ ...row, id: row.accountId }))}
        columns={columns}
        totals={totals}
        onOpen={onOpen}
        empty={{ title: t('Nothing was posted up to this day') }}
      >
        {report?.isClosed && (
          <ChoiceButtons
            label={t('Closing of the year')}
            labels={closingSideLabel}
            value={closing}
            onChange={(choice) => address.change({ closing: choice === 'AFTER' ? null : choice })}
          />
        )}
      </ReportTable>
    </ReportPage>
  );
}
