import type { ExpenseGrouping, ExpenseRow } from '@freightdesk/reports-contract';
import type { Column } from '@freightdesk/shared-ui';
import { DocumentText } from '../report/document-text';
import { MonthText } from '../report/month-text';
import { TwoLines } from '../report/two-lines';

/** What names a row, by what a row stands for. */
export const expenseNaming: Readonly<Record<ExpenseGrouping, readonly Column<ExpenseRow>[]>> = {
  account: [
    { id: 'code', header: 'Account', cell: ({ code }) => code },
    { id: 'name', header: 'Name', cell: ({ account }, t) => account && t(account) },
  ],
  month: [{ id: 'name', header: 'Month', cell: ({ month }) => month && <MonthText month={month} /> }],
  job: [{ id: 'name', header: 'Job', cell: ({ job, jobId }, t) => job ?? jobId ?? t('Without a job') }],
  party: [{ id: 'name', header: 'Party', cell: ({ party }, t) => party ?? t('Without a party') }],
  document: [
    {
      id: 'name',
      header: 'Document',
      cell: ({ voucher, date }) => <DocumentText number={voucher?.number} date={date} />,
    },
    {
      id: 'account',
      header: 'Account',
      cell: ({ account, code }, t) => <TwoLines beneath={code}>{account && t(account)}</TwoLines>,
    },
    { id: 'party', header: 'Party', cell: ({ party, job }) => <TwoLines beneath={job}>{party ?? '–'}</TwoLines> },
  ],
};
