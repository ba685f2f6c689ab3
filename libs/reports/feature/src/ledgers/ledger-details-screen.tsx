import { queryOf } from '@freightdesk/data-access-api';
import { isVoucherType, voucherPage } from '@freightdesk/ledger-contract';
import { type LedgerDetails, readLedgerDetails, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, MoneyText, PageHeader, wholeList } from '@freightdesk/shared-ui';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PeriodBar } from '../period/period-bar';
import { type PeriodAddress, usePeriod } from '../period/use-period';
import { BalanceText } from './balance-text';
import { type Entry, useEntryColumns } from './entry-columns';

/** Opening and closing stand as rows of their own, so that the paper reads from top to bottom. */
function entriesOf(
  { from, to, openingPaise, closingPaise, rows }: LedgerDetails,
  t: (text: string) => string,
): Entry[] {
  const line = (id: string, date: string, label: string, balancePaise: number): Entry => ({
    id,
    date,
    label,
    balancePaise,
  });
  return [
    line('opening', from, t('Opening balance'), openingPaise),
    ...rows.map((row, index) => ({
      id: `${index} ${row.voucher.id}`,
      date: row.date,
      balancePaise: row.balancePaise,
      row,
    })),
    line('closing', to, t('Closing balance'), closingPaise),
  ];
}

/** One account's or party's entries with a running balance; each opens its document. */
export function Component() {
  const address = usePeriod();
  const [accountId, partyId] = [address.params.get('accountId'), address.params.get('partyId')];
  if (accountId === null && partyId === null) return <Navigate to={reportPaths.ledgers.href()} replace />;
  return <Ledger address={address} of={partyId === null ? { accountId: accountId ?? '' } : { partyId }} />;
}

function Ledger({ address, of }: { address: PeriodAddress; of: { accountId: string } | { partyId: string } }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { period, setPeriod } = address;
  const query = useQuery({ ...queryOf(readLedgerDetails, { ...period, ...of }), placeholderData: keepPreviousData });
  const columns = useEntryColumns();
  const onOpen = useCallback(
    ({ row }: Entry) => {
      const page = row && isVoucherType(row.voucher.type) ? voucherPage(row.voucher.type, row.voucher.id) : null;
      if (page) void navigate(page);
    },
    [navigate],
  );
  const ledger = query.data;
  const name = ledger?.name ?? t('Ledger');

  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: t('Ledgers'), to: reportPaths.ledgers.href() }, { label: name }]}
        action={
          <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t('Print')}
          </Button>
        }
      />
      <DataTable
        label={name}
        list={wholeList({ rows: ledger && entriesOf(ledger, t), error: query.error, refetch: query.refetch })}
        columns={columns}
        onOpen={onOpen}
        totals={
          ledger && {
            narration: t('Total'),
            debit: <MoneyText paise={ledger.debitPaise} />,
            credit: <MoneyText paise={ledger.creditPaise} />,
            balance: <BalanceText paise={ledger.closingPaise} />,
          }
        }
        toolbar={<PeriodBar period={period} setPeriod={setPeriod} />}
        empty={{ title: t('Nothing was posted in these days') }}
      />
    </>
  );
}
