import { type Column, DataTable, type DataTableProps, wholeList } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { DayBar } from '../period/day-bar';
import { PeriodBar } from '../period/period-bar';
import { PhoneTotals, type Totals } from './phone-totals';
import type { ReportAddress } from './use-report-address';

interface ReportTableProps<Row extends { id: string }> {
  label: string;
  address: ReportAddress;
  /** It is of the end of a day, and not of a period. */
  isOfDay?: boolean;
  query: { error: unknown; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  /** Which rows these are; left out where a report is always whole. */
  paging?: { page: number; pageSize: number; total: number } | undefined;
  columns: readonly Column<Row>[];
  /** Totals by column id, of all rows. */
  totals?: Totals | undefined;
  onOpen?: (row: Row) => void;
  /** Filters of the address beside its days; what is cleared where nothing matches. */
  filters?: readonly string[];
  /** Groupings and filters, beside the days. */
  children?: ReactNode;
  empty: DataTableProps<Row>['empty'];
}

/** The rows of a report with their totals, beneath its days and groupings. */
export function ReportTable<Row extends { id: string }>(props: ReportTableProps<Row>) {
  const { label, address, query, rows, paging, columns, totals, onOpen, filters = [], children, empty } = props;
  const { isOfDay = false } = props;
  const { period, at, params, change } = address;
  const list = {
    ...wholeList({ rows, error: query.error, refetch: query.refetch }),
    ...(paging && {
      page: paging.page,
      pageSize: paging.pageSize,
      total: paging.total,
      setPageSize: (pageSize: number) => change({ pageSize: String(pageSize) }),
    }),
    hasFilters: filters.some((name) => params.has(name)),
    setPage: (page: number) => change({ page: String(page) }),
    clearFilters: () => change(Object.fromEntries(filters.map((name) => [name, null]))),
  };
  return (
    <DataTable
      label={label}
      list={list}
      columns={columns}
      {...(onOpen && { onOpen })}
      {...(totals && { totals })}
      toolbar={
        <>
          {isOfDay ? (
            <DayBar at={at} setAt={(day) => change({ at: day })}>
              {children}
            </DayBar>
          ) : (
            <PeriodBar period={period} setPeriod={(days) => change({ ...period, ...days })}>
              {children}
            </PeriodBar>
          )}
          {totals && rows && rows.length > 0 && <PhoneTotals columns={columns} totals={totals} />}
        </>
      }
      empty={empty}
    />
  );
}
