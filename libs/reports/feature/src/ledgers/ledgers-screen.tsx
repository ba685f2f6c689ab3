import { queryOf } from '@freightdesk/data-access-api';
import { type LedgerRow, type LedgersReport, readLedgers, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { Column } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { figureColumn, figureTotals } from '../report/figures';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';
import { BalanceText } from './balance-text';

type Shown = LedgerRow & { id: string };

function useLedgerColumns(): readonly Column<Shown>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('Account'),
        cell: ({ code, account, partyId }) => (partyId ? `${code} ${t(account)}` : code),
      },
      { id: 'name', header: t('Name'), cell: ({ name, partyId }) => (partyId ? name : t(name)) },
      {
        id: 'openingPaise',
        header: t('Opening'),
        align: 'end',
        hideOnPhone: true,
        cell: (row) => <BalanceText paise={row.openingPaise} />,
      },
      figureColumn('debitPaise', t('Debit'), { hideOnPhone: true }),
      figureColumn('creditPaise', t('Credit'), { hideOnPhone: true }),
      {
        id: 'closingPaise',
        header: t('Closing'),
        align: 'end',
        cell: (row) => <BalanceText paise={row.closingPaise} />,
      },
    ],
    [t],
  );
}

const figures = ['debitPaise', 'creditPaise'] as const;

/** The foot of the ledgers: movements, and the balances at both ends, which are nothing where the books are right. */
function useTotals(totals: LedgersReport['totals'] | undefined) {
  const { t } = useTranslation();
  return (
    totals && {
      ...figureTotals(totals, figures, t('Total')),
      openingPaise: <BalanceText paise={totals.openingPaise} />,
      closingPaise: <BalanceText paise={totals.closingPaise} />,
    }
  );
}

/** Every account, and every party within debtors and creditors; a row opens its entries. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { period, asked } = address;
  const query = useQuery({ ...queryOf(readLedgers, asked), placeholderData: keepPreviousData });
  const columns = useLedgerColumns();
  const totals = useTotals(query.data?.totals);
  const onOpen = useCallback(
    ({ accountId, partyId }: Shown) =>
      void navigate(reportPaths.ledgerDetails.href({ ...period, accountId, ...(partyId && { partyId }) })),
    [navigate, period],
  );

  return (
    <ReportPage title={t('Ledgers')} address={address} query={query}>
      <ReportTable
        label={t('Ledgers')}
        address={address}
        query={query}
        rows={query.data?.rows.map((row) => ({ ...row, id: `${row.accountId} ${row.partyId ?? ''}` }))}
        paging={query.data}
        columns={columns}
        totals={totals}
        onOpen={onOpen}
        empty={{
          title: t('Nothing was posted up to these days'),
          text: t('Opening balances, invoices and receipts appear here as they are posted.'),
        }}
      />
    </ReportPage>
  );
}
