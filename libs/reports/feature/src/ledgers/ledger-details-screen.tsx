import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { type LedgerDetails, ledgerReport, readLedgerDetails, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { balanceTotal, figureTotals } from '../report/figures';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { type ReportAddress, useReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';
import { type Entry, entryColumns } from './entry-columns';

type Translate = (text: string) => string;

const { debitPaise, creditPaise } = ledgerReport.figures;
const movements = { debitPaise, creditPaise };

/** What a page of the ledger begins and ends with: the opening and closing balance, or what other pages carry over. */
function edgesOf({ rows, page, pageSize, total, ...ledger }: LedgerDetails, t: Translate) {
  const [first, last] = [rows[0], rows.at(-1)];
  const isLast = page * pageSize >= total;
  const start =
    page === 1 || !first
      ? { label: t('Opening balance'), balancePaise: ledger.openingPaise }
      : { label: t('Brought forward'), balancePaise: first.balancePaise - first.debitPaise + first.creditPaise };
  const end =
    isLast || !last
      ? { label: t('Closing balance'), balancePaise: ledger.closingPaise }
      : { label: t('Carried forward'), balancePaise: last.balancePaise };
  return { start, end };
}

/** Opening and closing stand as rows of their own, so that the paper reads from top to bottom. */
function entriesOf(ledger: LedgerDetails, t: Translate): Entry[] {
  const { start, end } = edgesOf(ledger, t);
  return [
    { id: 'opening', date: ledger.from, ...start },
    ...ledger.rows.map((row, index) => ({
      id: `${index} ${row.voucher.id}`,
      date: row.date,
      balancePaise: row.balancePaise,
      row,
    })),
    { id: 'closing', date: ledger.to, ...end },
  ];
}

/** The entries of an account, of a party, or of a party within an account, with a running balance. */
export function Component() {
  const address = useReportAddress();
  const [accountId, partyId] = [address.params.get('accountId'), address.params.get('partyId')];
  if (accountId === null && partyId === null) return <Navigate to={reportPaths.ledgers.href()} replace />;
  return <Ledger address={address} of={{ ...(accountId && { accountId }), ...(partyId && { partyId }) }} />;
}

function useOpenEntry() {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  return useCallback(
    ({ row }: Entry) => {
      const page = row && pageOf(row.voucher.type, row.voucher.id);
      if (page) void navigate(page);
    },
    [navigate, pageOf],
  );
}

function Ledger({ address, of }: { address: ReportAddress; of: { accountId?: string; partyId?: string } }) {
  const { t } = useTranslation();
  const asked = { ...address.asked, ...of };
  const query = useQuery({ ...queryOf(readLedgerDetails, asked), placeholderData: keepPreviousData });
  const onOpen = useOpenEntry();
  const ledger = query.data;
  // An account's name, a party's, or both.
  const name = (ledger?.name ?? 'Ledger')
    .split(' · ')
    .map((part) => t(part))
    .join(' · ');
  const totals = ledger && {
    ...figureTotals(movements, ledger, { label: t('Total'), t }),
    ...balanceTotal('balance', ledger.closingPaise, t),
  };

  return (
    <ReportPage
      title={name}
      breadcrumbs={[{ label: t('Ledgers'), to: reportPaths.ledgers.href(address.period) }, { label: name }]}
      address={address}
      query={query}
      take={(format, onBytes) => takeRows(readLedgerDetails, asked, { format, onBytes })}
    >
      <ReportTable
        label={name}
        address={address}
        query={query}
        rows={ledger && entriesOf(ledger, t)}
        paging={ledger}
        columns={entryColumns}
        totals={totals}
        onOpen={onOpen}
        empty={{ title: t('Nothing was posted in these days') }}
      />
    </ReportPage>
  );
}
