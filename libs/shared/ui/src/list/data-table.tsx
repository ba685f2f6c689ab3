import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { EmptyStateProps } from '../faces/empty-state';
import { LoadingRows } from '../faces/loading-rows';
import { useIsPhone } from '../layout/use-is-phone';
import { ListFace } from './list-face';
import type { Column, ListSource, RowAction } from './list-source';
import { smallestPage } from './paging';
import { PagingFooter } from './paging-footer';
import { RowMenu, useRowMenu } from './row-menu';
import { RowsTable, type Totals } from './rows-table';
import { type ShownColumn, shownColumns } from './shown-columns';

export interface DataTableProps<Row extends { id: string }> {
  list: ListSource<Row>;
  /** Kept between renders (outside the component, or by `useMemo`), so that rows are not drawn anew for nothing. */
  columns: readonly Column<Row>[];
  /** What the table holds, for those who hear it. */
  label: string;
  /** The face of a list in which nothing is yet, with the first action. */
  empty: EmptyStateProps;
  /** By click or Enter. Kept between renders, as the columns are. */
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => readonly RowAction[];
  totals?: Totals;
  /** Search and filters, above the rows. */
  toolbar?: ReactNode;
}

type BodyProps<Row extends { id: string }> = Omit<DataTableProps<Row>, 'columns' | 'rowActions' | 'toolbar'> & {
  columns: readonly ShownColumn<Row>[];
  onMenu?: (row: Row, button: HTMLElement) => void;
};

const fetchCards = async () => ({ default: (await import('./row-cards')).RowCards });
const RowCards = lazy(fetchCards);

/** The cards are fetched while the rows are. */
function Cards<Row extends { id: string }>({ list, ...props }: Omit<BodyProps<Row>, 'empty' | 'totals'>) {
  useEffect(() => void fetchCards(), []);
  const waiting = (
    <Box sx={{ padding: 1 }}>
      <LoadingRows />
    </Box>
  );
  return <Suspense fallback={waiting}>{list.isLoading ? waiting : <RowCards {...props} rows={list.rows} />}</Suspense>;
}

function ListBody<Row extends { id: string }>({ empty, ...props }: BodyProps<Row>) {
  const { list, totals, ...shared } = props;
  const isPhone = useIsPhone();
  if (!list.isLoading && list.rows.length === 0) return <ListFace list={list} empty={empty} />;
  return (
    <>
      {list.error == null ? null : <ListFace list={list} empty={empty} />}
      {isPhone ? <Cards {...shared} list={list} /> : <RowsTable {...props} />}
    </>
  );
}

/** A list with its four faces: loading, nothing yet, nothing matches, failed. On a phone its rows are cards. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns: given, rowActions, toolbar, ...rest } = props;
  const { list } = rest;
  const { facts } = list;
  const { t } = useTranslation();
  const columns = useMemo(() => shownColumns(given, facts, t), [given, facts, t]);
  const menu = useRowMenu<Row>();
  return (
    <Card>
      {toolbar}
      <ListBody {...rest} columns={columns} onMenu={rowActions ? menu.open : undefined} />
      {list.total > smallestPage ? <PagingFooter {...list} /> : null}
      {rowActions ? <RowMenu opened={menu.opened} actionsOf={rowActions} onClose={menu.close} /> : null}
    </Card>
  );
}
