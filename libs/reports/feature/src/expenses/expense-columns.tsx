import type { ExpenseGrouping, ExpenseRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { Column } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { DocumentText } from '../report/document-text';
import { figureColumn } from '../report/figures';
import { MonthText } from '../report/month-text';
import { TwoLines } from '../report/two-lines';

export type Shown = ExpenseRow & { id: string };

/** What names a row, by what a row stands for. */
function useNaming(): Record<ExpenseGrouping, readonly Column<Shown>[]> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      account: [
        { id: 'code', header: t('Account'), cell: ({ code }) => code },
        { id: 'name', header: t('Name'), cell: ({ account }) => account && t(account) },
      ],
      month: [{ id: 'name', header: t('Month'), cell: ({ month }) => month && <MonthText month={month} /> }],
      job: [{ id: 'name', header: t('Job'), cell: ({ job, jobId }) => job ?? jobId ?? t('Without a job') }],
      party: [{ id: 'name', header: t('Party'), cell: ({ party }) => party ?? t('Without a party') }],
      document: [
        {
          id: 'name',
          header: t('Document'),
          cell: ({ voucher, date }) => <DocumentText number={voucher?.number} date={date} />,
        },
        {
          id: 'account',
          header: t('Account'),
          cell: ({ account, code }) => <TwoLines beneath={code}>{account && t(account)}</TwoLines>,
        },
        {
          id: 'party',
          header: t('Party'),
          cell: ({ party, job }) => <TwoLines beneath={job}>{party ?? '–'}</TwoLines>,
        },
      ],
    }),
    [t],
  );
}

export function useExpenseColumns(groupBy: ExpenseGrouping): readonly Column<Shown>[] {
  const { t } = useTranslation();
  const naming = useNaming();
  return useMemo(() => {
    const aside = { hideOnPhone: true };
    return [
      ...naming[groupBy],
      figureColumn('directPaise', t('Direct'), aside),
      figureColumn('indirectPaise', t('Indirect'), aside),
      figureColumn('totalPaise', t('Total')),
    ];
  }, [groupBy, naming, t]);
}
