import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';

interface SortButtonProps {
  sorted: 'asc' | 'desc' | undefined;
  /** The how-manieth order it is, where there are several. */
  place: number;
  /** Over figures: the arrow stands before the words, so that they end where the figures do. */
  atEnd: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The arrow keeps its place, and is seen where the rows are sorted by the column or might be next. */
const Press = styled(ButtonBase)({
  gap: 4,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  font: 'inherit',
  '&[data-at-end]': { flexDirection: 'row-reverse' },
  '[dir="rtl"] &[data-at-end]': { flexDirection: 'row' },
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&::after': { content: '"↑" / ""', order: 1, opacity: 0 },
  // In the room around the words, which would move aside for it.
  '& > small': { position: 'absolute', insetInlineStart: '100%', fontSize: '0.625rem' },
  '&[data-at-end] > small': { insetInlineStart: 'auto', insetInlineEnd: '100%' },
  '[dir="rtl"] &[data-at-end] > small': { insetInlineStart: '100%', insetInlineEnd: 'auto' },
  '&:hover::after, &:focus-visible::after': { opacity: 0.5 },
  '&[data-sorted]': { color: 'var(--mui-palette-text-primary)' },
  '&[data-sorted]::after': { opacity: 1 },
  '&[data-sorted="desc"]::after': { content: '"↓" / ""' },
});

/** The heading of a column that the list can be sorted by. */
export function SortButton({ sorted, place, atEnd, onClick, children }: SortButtonProps) {
  return (
    <Press onClick={onClick} data-sorted={sorted} data-at-end={atEnd || undefined}>
      <span>{children}</span>
      {place > 0 ? <small aria-hidden>{place}</small> : null}
    </Press>
  );
}
