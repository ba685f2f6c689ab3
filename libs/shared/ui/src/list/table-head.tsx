import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { SortOrder } from './list-source';
import { nextSort } from './next-sort';
import type { ShownColumn } from './shown-columns';
import { SortButton } from './sort-button';
import { actionsWidthPx, choosingWidthPx, heardOnly } from './table-look';

/** Nobody draws a column wider before the rows are there. */
const WidthHandle = lazy(async () => ({ default: (await import('./width-handle')).WidthHandle }));

export interface HeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  sort: readonly SortOrder[];
  /** The list's own order. */
  own: string | undefined;
  setSort: (sort: readonly SortOrder[]) => void;
  /** Left out where rows are not chosen. */
  choosing?: { isAll: boolean; isSome: boolean; toggleAll: () => void } | undefined;
  hasActions: boolean;
  /** Without a width as wide as it was. */
  onWidth?: ((id: string, width: number | undefined) => void) | undefined;
}

const ariaSort = (order: SortOrder | undefined) => order && (order.descending ? 'descending' : 'ascending');

type HeadingProps<Row> = Omit<HeadProps<Row>, 'columns' | 'choosing' | 'hasActions'> & {
  column: ShownColumn<Row>;
  isFirst: boolean;
};

function Heading<Row>({ column, isFirst, sort, own, setSort, onWidth }: HeadingProps<Row>) {
  const { id, header, align, sortable, width, isElastic } = column;
  const at = sort.findIndex(({ field }) => field === id);
  const order = sort[at];
  return (
    <th
      scope="col"
      data-column={id}
      aria-sort={ariaSort(order)}
      data-figures={align === 'end' || undefined}
      data-kept={isFirst || undefined}
      style={isElastic ? undefined : { width }}
    >
      {sortable ? (
        <SortButton
          sorted={order && (order.descending ? 'desc' : 'asc')}
          place={sort.length > 1 ? at + 1 : 0}
          atEnd={align === 'end'}
          // Shift keeps the orders before it and adds this one.
          onClick={({ shiftKey }) => setSort(nextSort(sort, id, { isAdded: shiftKey, own }))}
        >
          {header}
        </SortButton>
      ) : (
        header
      )}
      {onWidth && (
        <Suspense>
          <WidthHandle onWidth={(chosen) => onWidth(id, chosen)} />
        </Suspense>
      )}
    </th>
  );
}

export function RowsHead<Row>({ columns, choosing, hasActions, ...heading }: HeadProps<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {choosing ? (
          <th scope="col" data-choosing data-kept style={{ width: choosingWidthPx }}>
            <input
              type="checkbox"
              aria-label={t('Choose all on this page')}
              checked={choosing.isAll}
              ref={(box) => {
                if (box) box.indeterminate = choosing.isSome;
              }}
              onChange={choosing.toggleAll}
            />
          </th>
        ) : null}
        {columns.map((column, index) => (
          <Heading key={column.id} column={column} isFirst={index === 0} {...heading} />
        ))}
        {hasActions ? (
          <th scope="col" style={{ width: actionsWidthPx }}>
            <Box component="span" sx={heardOnly}>
              {t('Actions')}
            </Box>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
