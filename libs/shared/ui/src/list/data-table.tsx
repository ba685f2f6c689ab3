import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { EmptyStateProps } from '../faces/empty-state';
import { LoadingRows } from '../faces/loading-rows';
import { useIsPhone } from '../layout/use-is-phone';
import { arranged, withWidth } from './arrangement';
import type { BulkOffer } from './bulk-act';
import { ListBar } from './list-bar';
import { ListFace } from './list-face';
import type { Column, ListSource, RowAction } from './list-source';
import { smallestPage } from './paging';
import { PagingFooter } from './paging-footer';
import { RowMenu, useRowMenu } from './row-menu';
import { RowsTable, type RowsTableProps, type Totals } from './rows-table';
import { shownColumns } from './shown-columns';
import { useArrangement } from './use-arrangement';
import { useChosen } from './use-chosen';
import { useGlance } from './use-glance';
import { usePicked } from './use-picked';

export interface DataTableProps<Row extends { id: string }> {
  list: ListSource<Row>;
  /** Kept between renders (outside the component, or by `useMemo`), so that rows are not drawn anew for nothing. */
  columns: readonly Column<Row>[];
  /** What the table holds, for those who hear it. */
  label: string;
  /** The face of a list in which nothing is yet, with the first action. */
  empty: EmptyStateProps;
  /** By click or Enter. Kept between renders, as the columns are. */
  onOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** What can be done with several rows, beside taking them along. */
  bulkActs?: readonly BulkOffer<Row>[] | undefined;
  /** By which a person knows a row: a column of such numbers that is pasted into the search chooses their rows. */
  numberOf?: ((row: Row) => string) | undefined;
  totals?: Totals;
  /** Search and filters, above the rows. */
  toolbar?: ReactNode;
}

type BodyProps<Row extends { id: string }> = RowsTableProps<Row> & Pick<DataTableProps<Row>, 'empty'>;

const fetchCards = async () => ({ default: (await import('./row-cards')).RowCards });
const RowCards = lazy(fetchCards);

const PickedNote = lazy(async () => ({ default: (await import('./picked-note')).PickedNote }));

/** The cards are fetched while the rows are. */
function Cards<Row extends { id: string }>({ list, ...props }: RowsTableProps<Row>) {
  useEffect(() => void fetchCards(), []);
  const waiting = (
    <Box sx={{ padding: 1 }}>
      <LoadingRows />
    </Box>
  );
  const { columns, label, onOpen, onMenu } = props;
  const shared = { columns, label, onOpen, onMenu };
  return <Suspense fallback={waiting}>{list.isLoading ? waiting : <RowCards {...shared} rows={list.rows} />}</Suspense>;
}

function ListBody<Row extends { id: string }>({ empty, ...props }: BodyProps<Row>) {
  const { list } = props;
  const isPhone = useIsPhone();
  if (!list.isLoading && list.rows.length === 0) return <ListFace list={list} empty={empty} />;
  return (
    <>
      {list.error == null ? null : <ListFace list={list} empty={empty} />}
      {isPhone ? <Cards {...props} /> : <RowsTable {...props} />}
    </>
  );
}

/** The columns of a list as the person has them, and all there are. */
function useColumns<Row extends { id: string }>({ columns: given, list }: DataTableProps<Row>) {
  const { facts, name, view } = list;
  const { t } = useTranslation();
  const all = useMemo(() => shownColumns(given, facts, t), [given, facts, t]);
  const arranging = useArrangement(name, view);
  const { arrangement, arrange } = arranging;
  const columns = useMemo(() => arranged(all, arrangement), [all, arrangement]);
  const onWidth = (id: string, width: number | undefined) => arrange(withWidth(columns, arrangement, { id, width }));
  return { all, columns, arranging, onWidth: name === undefined ? undefined : onWidth };
}

/** A list with its four faces: loading, nothing yet, nothing matches, failed. On a phone its rows are cards. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { list, label, empty, totals, onOpen, rowActions, toolbar, numberOf, bulkActs = [] } = props;
  const { name, total, take } = list;
  const { all, columns, arranging, onWidth } = useColumns(props);
  const menu = useRowMenu<Row>();
  const chosen = useChosen<Row>(list.query ?? '');
  const { picked, forget, onPaste } = usePicked({ list, chosen, numberOf });
  const glance = useGlance({ list, columns: all, onOpen });
  const rows = { list, label, columns, empty, onOpen, onWidth, density: arranging.density, ...glance.acts };
  const isBesideOne = glance.panel !== null;
  // Drawn with the rows, which come piece by piece: before them it would be pushed away by them.
  const hasPages = useDeferredValue(total > (name === undefined ? smallestPage : 0));
  return (
    <Card onKeyDown={glance.onKeyDown} onPaste={onPaste} data-list>
      {name === undefined ? null : (
        <ListBar list={list} name={name} columns={all} arranging={arranging} chosen={chosen} bulkActs={bulkActs} />
      )}
      {toolbar}
      <Suspense>{picked && <PickedNote picked={picked} onClose={forget} />}</Suspense>
      <Box sx={{ display: 'flex' }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <ListBody
            {...rows}
            isBesideOne={isBesideOne}
            {...(totals && { totals })}
            onMenu={rowActions && menu.open}
            chosen={take && name !== undefined ? chosen : undefined}
          />
        </Box>
        {glance.panel}
      </Box>
      {hasPages ? <PagingFooter {...list} /> : null}
      {rowActions ? <RowMenu opened={menu.opened} actionsOf={rowActions} onClose={menu.close} /> : null}
    </Card>
  );
}
