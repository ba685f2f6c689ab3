import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import { lazy, memo, Suspense } from 'react';
import type { SortOrder } from './list-source';
import { nextSort } from './next-sort';
import type { ShownColumn } from './shown-columns';
import { SortButton } from './sort-button';
import { actionsWidthPx, choosingWidthPx, heardOnly } from './table-look';
import { useSteady } from './use-steady';

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

interface HeadingProps {
  column: Omit<ShownColumn<never>, 'cell'>;
  isFirst: boolean;
  sorted: 'asc' | 'desc' | undefined;
  /** The how-manieth order it is, where there are several. */
  place: number;
  onSort: (id: string, isAdded: boolean) => void;
  onWidth: HeadProps<never>['onWidth'];
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Other rows draw no heading anew. */
const Heading = memo(function Heading({ column, isFirst, sorted, place, onSort, onWidth }: HeadingProps) {
  const { id, header, align, sortable, width, isElastic } = column;
  return (
    <th
      scope="col"
      data-column={id}
      aria-sort={sorted && ariaSort[sorted]}
      data-figures={align === 'end' || undefined}
      data-kept={isFirst || undefined}
      style={isElastic ? undefined : { width }}
    >
      {sortable ? (
        <SortButton
          sorted={sorted}
          place={place}
          atEnd={align === 'end'}
          // Shift keeps the orders before it and adds this one.
          onClick={({ shiftKey }) => onSort(id, shiftKey)}
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
});

/** How the list is sorted by a column. */
function orderOf(sort: readonly SortOrder[], id: string) {
  const at = sort.findIndex(({ field }) => field === id);
  const order = sort[at];
  return {
    sorted: order && (order.descending ? ('desc' as const) : ('asc' as const)),
    place: sort.length > 1 ? at + 1 : 0,
  };
}

export function RowsHead<Row>({ columns, choosing, hasActions, sort, own, setSort, onWidth }: HeadProps<Row>) {
  const { t } = useTranslation();
  const onSort = useSteady((id: string, isAdded: boolean) => setSort(nextSort(sort, id, { isAdded, own })));
  const widen = useSteady((id: string, width: number | undefined) => onWidth?.(id, width));
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
          <Heading
            key={column.id}
            column={column}
            isFirst={index === 0}
            {...orderOf(sort, column.id)}
            onSort={onSort}
            onWidth={onWidth && widen}
          />
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
