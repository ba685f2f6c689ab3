import type { ReportDefinition } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { Column, TakeRows } from '@freightdesk/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { figureColumns, figureTotals } from './figures';
import { ReportFilters } from './report-filters';
import { ReportPage } from './report-page';
import { ReportTable } from './report-table';
import type { ReportAnswer } from './use-report';
import type { ReportAddress } from './use-report-address';

interface ReportScreenProps<Row> {
  report: ReportDefinition;
  address: ReportAddress;
  asked: { groupBy: string };
  query: {
    data: ReportAnswer<Row> | undefined;
    error: unknown;
    isSuccess: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  take: TakeRows;
  /** What names a row; its figures follow. Kept between renders. */
  naming: readonly Column<Row & { id: string }>[];
  idOf: (row: Row) => string;
  onOpen: (row: Row) => void;
  /** Where what the rows add up to says nothing. */
  hidesTotals?: boolean;
  /** Above the rows. */
  children?: ReactNode;
}

/** A report as its definition has it: days, filters, groupings, rows with their totals, and all of it on paper. */
export function ReportScreen<Row>(props: ReportScreenProps<Row>) {
  const { report, address, asked, query, take, naming, idOf, onOpen, hidesTotals = false, children } = props;
  const { t } = useTranslation();
  const title = t(report.title);
  const { title: nothing, text } = report.empty;
  const columns = useMemo(
    () => [...naming, ...figureColumns<Row & { id: string }>(report.figures)],
    [naming, report.figures],
  );
  const rows = query.data?.rows.map((row) => ({ ...row, id: idOf(row) }));

  return (
    <ReportPage title={title} address={address} query={query} take={take}>
      {children}
      <ReportTable
        label={title}
        address={address}
        query={query}
        rows={rows}
        paging={query.data}
        columns={columns}
        totals={hidesTotals ? undefined : figureTotals(report.figures, query.data?.totals, { label: t('Total'), t })}
        onOpen={onOpen}
        filters={Object.keys(report.filters)}
        empty={{ title: t(nothing), text: text && t(text) }}
      >
        <ReportFilters report={report} address={address} groupBy={asked.groupBy} first={rows?.[0]} />
      </ReportTable>
    </ReportPage>
  );
}
