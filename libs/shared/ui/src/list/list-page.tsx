import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header';
import { DataTable, type DataTableProps } from './data-table';
import { ListToolbar } from './list-toolbar';

export interface ListPageProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, 'label' | 'empty'> {
  title: string;
  /** The one primary action: at the head of the page, and in a list that is still empty. */
  action?: ReactNode;
  /** At the head of the page alone, before the primary action. */
  besides?: ReactNode;
  empty: { title: string; text: string };
  /** Between head and list. */
  notes?: ReactNode;
  /** What opens over the list. */
  children?: ReactNode;
}

/** The page of a list: its name, its first action, search and filters as the list's definition says, and its rows. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, action, besides, empty, notes, children, toolbar, ...table } = props;
  const header = besides ? (
    <>
      {besides}
      {action}
    </>
  ) : (
    action
  );
  return (
    <>
      <PageHeader title={title} action={header} />
      {notes}
      <DataTable
        {...table}
        label={title}
        toolbar={toolbar ?? <ListToolbar list={table.list} />}
        empty={{ ...empty, action }}
      />
      {children}
    </>
  );
}
