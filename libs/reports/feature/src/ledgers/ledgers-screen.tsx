import { queryOf } from '@freightdesk/data-access-api';
import { type LedgerRow, readLedgers, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, MoneyText, PageHeader, wholeList } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PeriodBar } from '../period/period-bar';
import { usePeriod } from '../period/use-period';
import { BalanceText } from './balance-text';

type Shown = LedgerRow & { id: string };

function useLedgerColumns(): readonly Column<Shown>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('Account'),
        cell: ({ code, account, partyId }) => (partyId ? `${code} ${account}` : code),
      },
      { id: 'name', header: t('Name'), cell: ({ name }) => name },
      {
        id: 'opening',
        header: t('Opening'),
        align: 'end',
        hideOnPhone: true,
        cell: (row) => <BalanceText paise={row.openingPaise} />,
      },
      {
        id: 'debit',
        header: t('Debit'),
        align: 'end',
        hideOnPhone: true,
        cell: (row) => <MoneyText paise={row.debitPaise} />,
      },
      {
        id: 'credit',
        header: t('Credit'),
        align: 'end',
        hideOnPhone: true,
        cell: (row) => <MoneyText paise={row.creditPaise} />,
      },
      { id: 'closing', header: t('Closing'), align: 'end', cell: (row) => <BalanceText paise={row.closingPaise} /> },
    ],
    [t],
  );
}

/** Every account, and every party within debtors and creditors; a row opens its entries. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { period, setPeriod } = usePeriod();
  const query = useQuery({ ...queryOf(readLedgers, period), placeholderData: keepPreviousData });
  const columns = useLedgerColumns();
  const onOpen = useCallback(
    ({ accountId, partyId }: Shown) =>
      void navigate(reportPaths.ledgerDetails.href({ ...period, ...(partyId ? { partyId } : { accountId }) })),
    [navigate, period],
  );
  const rows = query.data?.rows.map((row) => ({ ...row, id: `${row.accountId} ${row.partyId ?? ''}` }));
  const totals = query.data?.totals;

  return (
    <>
      <PageHeader title={t('Ledgers')} />
      <DataTable
        label={t('Ledgers')}
        list={wholeList({ rows, error: query.error, refetch: query.refetch })}
        columns={columns}
        onOpen={onOpen}
        totals={
          totals && {
            name: t('Total'),
            opening: <BalanceText paise={totals.openingPaise} />,
            debit: <MoneyText paise={totals.debitPaise} />,
            credit: <MoneyText paise={totals.creditPaise} />,
            closing: <BalanceText paise={totals.closingPaise} />,
          }
        }
        toolbar={<PeriodBar period={period} setPeriod={setPeriod} />}
        empty={{
          title: t('Nothing was posted up to these days'),
          text: t('Opening balances, invoices and receipts appear here as they are posted.'),
        }}
      />
    </>
  );
}
