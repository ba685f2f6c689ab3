import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header';
import { sideLine } from '../layout/side-line';
import { DataTable, type DataTableProps } from './data-table';
import { ListToolbar } from './list-toolbar';

export interface ListPageProps<Row extends { id: string }> extends Omit<DataTableProps<Row>, 'label' | 'empty'> {
  title: string;
  /** What the table holds, where that is not the page's title. */
  label?: string;
  /** The one primary action: at the head of the page, and in a list that is still empty unless that has its own. */
  action?: ReactNode;
  /** At the head of the page alone, before the primary action. */
  besides?: ReactNode;
  empty: { title: string; text: string; action?: ReactNode };
  /** What opens over the list. */
  children?: ReactNode;
}

/** The page of a list: its name, its first action, search and filters as the list's definition says, and its rows. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, label = title, action, besides, empty, children, toolbar, ...table } = props;
  const header = (
    <>
      {besides ? <Box sx={sideLine}>{besides}</Box> : null}
      {action}
    </>
  );
  return (
    <>
      <PageHeader title={title} action={besides || action ? header : null} />
      <DataTable
        {...table}
        label={label}
        toolbar={toolbar ?? <ListToolbar list={table.list} />}
        empty={{ action, ...empty }}
      />
      {children}
    </>
  );
}
