import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import type { ListFacts, ListSource } from './list-source';

interface PhoneSortProps {
  list: Pick<ListSource<unknown>, 'sort' | 'setSort'>;
  facts: ListFacts;
}

const look = {
  ...{ font: 'inherit', fontSize: '0.8125rem', fontWeight: 600, color: 'inherit', backgroundColor: 'background.paper' },
  ...{ blockSize: 32, maxInlineSize: '100%', paddingInline: 1, borderRadius: '8px' },
  border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
};

/** Cards have no headings to press: here their order is chosen, by one field. */
export function PhoneSort({ list: { sort, setSort }, facts }: PhoneSortProps) {
  const { t } = useTranslation();
  const named = facts.sorts.flatMap((field) => {
    const label = facts.fields[field]?.label;
    return label === undefined ? [] : [{ field, label: t(label) }];
  });
  // What it is sorted by first may have no name here; then the next says in which order they stand.
  const first = sort.find(({ field }) => named.some((one) => one.field === field));
  if (named.length === 0) return null;
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
    setSort([{ field: value.replace(/^-/, ''), descending: value.startsWith('-') }]);
  return (
    <Box
      component="select"
      aria-label={t('Sort by')}
      data-screen
      value={first ? `${first.descending ? '-' : ''}${first.field}` : ''}
      onChange={choose}
      sx={look}
    >
      {named.flatMap(({ field, label }) => [
        <option key={field} value={field}>
          {label} ↑
        </option>,
        <option key={`-${field}`} value={`-${field}`}>
          {label} ↓
        </option>,
      ])}
    </Box>
  );
}
