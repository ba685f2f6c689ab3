import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { dateFilterLook } from '../date/date-filter-look';
import { sideLine } from '../layout/side-line';
import { useIsPhone } from '../layout/use-is-phone';
import { ChoiceChip, type ListFilter, ToggleChip } from './filter-chip';
import type { ListSource } from './list-source';
import { type FilterWords, offeredFilters } from './offered-filters';
import { SearchField } from './search-field';
import { useSteady } from './use-steady';

/** Few lists are bounded by dates: the others don't carry the field. */
const DateFilter = lazy(async () => ({ default: (await import('../date/date-filter')).DateFilter }));

/** Where rows stand in a table, its headings are pressed. */
const PhoneSort = lazy(async () => ({ default: (await import('./phone-sort')).PhoneSort }));

type ToolbarList = Pick<
  ListSource<unknown>,
  | 'sort'
  | 'setSort'
  | 'q'
  | 'filters'
  | 'hasFilters'
  | 'total'
  | 'facts'
  | 'take'
  | 'setQ'
  | 'setFilter'
  | 'clearFilters'
>;

export interface ListToolbarProps extends FilterWords {
  list: ToolbarList;
  /** Quieter actions on the list, such as an export. */
  actions?: ReactNode;
}

const none: readonly string[] = [];

interface FilterProps {
  filter: ListFilter;
  values: readonly string[];
  setFilter: ToolbarList['setFilter'];
}

/** Another page of the list draws none of them anew. */
const FilterOf = memo(function FilterOf({ filter, values, setFilter }: FilterProps) {
  const set = (value: string | readonly string[] | null) => setFilter(filter.name, value);
  if (filter.kind === 'choice') return <ChoiceChip filter={filter} values={values} onChange={set} />;
  if (filter.kind === 'date') {
    return (
      <Suspense fallback={<Box sx={dateFilterLook} />}>
        <DateFilter label={filter.label} value={values[0] ?? ''} onChange={set} />
      </Suspense>
    );
  }
  return <ToggleChip filter={filter} isOn={values.length > 0} onChange={set} />;
});

function OrderOnPhone({ list }: { list: ToolbarList }) {
  const { facts, total } = list;
  if (!useIsPhone() || !facts || total < 2) return null;
  return (
    <Suspense>
      <PhoneSort list={list} facts={facts} />
    </Suspense>
  );
}

/** Search and filters of a list; what they hold stands in the address. */
export function ListToolbar({ list, actions, ...words }: ListToolbarProps) {
  const { t } = useTranslation();
  const { facts, filters } = list;
  const hint = facts?.hint;
  const { options, names } = words;
  const offered = useMemo(() => offeredFilters(facts, { options, names }, t), [facts, options, names, t]);
  const setFilter = useSteady(list.setFilter);
  const setQ = useSteady(list.setQ);
  return (
    <Stack direction="row" useFlexGap data-toolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', padding: 2 }}>
      {hint ? <SearchField label={t(hint)} value={list.q} onChange={setQ} /> : null}
      <Box sx={sideLine}>
        <OrderOnPhone list={list} />
        {offered.map((filter) => (
          <FilterOf key={filter.name} filter={filter} values={filters[filter.name] ?? none} setFilter={setFilter} />
        ))}
        {/* Where nothing matches, the list itself offers it. */}
        {list.hasFilters && list.total > 0 ? (
          <Button size="small" color="inherit" onClick={list.clearFilters}>
            {t('Clear filters')}
          </Button>
        ) : null}
      </Box>
      {actions && (
        <Stack direction="row" spacing={1} sx={{ marginInlineStart: 'auto' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
