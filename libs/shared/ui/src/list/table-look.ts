import { styled } from '@mui/material/styles';

/** Rows of 38 px: enough for a finger's width beside the text, small enough for 25 of them on a screen. */
export const rowHeightPx = 38;

/** What stands before the first column. */
export const choosingWidthPx = 36;
export const actionsWidthPx = 40;

const paper = 'var(--mui-palette-background-paper)';

/** Cells of words, which are read as their own language is; what is cut loses its end and not its beginning. */
const words = 'td:not([data-figures], [data-choosing], [data-actions])';

const look = {
  tableLayout: 'fixed',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  '&[data-density="comfortable"]': { fontSize: '0.875rem' },
  '& tr': { blockSize: rowHeightPx, backgroundColor: paper },
  '&[data-density="comfortable"] tr': { blockSize: 52 },
  '& th, & td': {
    padding: '0 7px',
    verticalAlign: 'middle',
    textAlign: 'start',
    fontWeight: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBlockEnd: '1px dashed var(--mui-palette-divider)',
  },
  // For the moment in which it is asked how much room its columns need.
  '&[data-measured]': { tableLayout: 'auto', inlineSize: 'max-content', minInlineSize: '0 !important' },
  '&[data-measured] th': { inlineSize: 'auto !important' },
  // Who wishes less motion has transitions of a moment, in which widths are still those of before.
  '&[data-measured], &[data-measured] th': { transition: 'none !important' },
  '& tbody tr:last-of-type td': { borderBlockEnd: 0 },
  // Figures end at the right in every language: they are read from left to right in all of them.
  '& [data-figures]': { textAlign: 'end' },
  '[dir="rtl"] & [data-figures]': { textAlign: 'start' },
  [`[dir="rtl"] & ${words}`]: { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
  // As some browsers call it still.
  [`[dir="rtl"] & tr > ${words}`]: { textAlign: '-webkit-match-parent' },
  '& [data-kept]': { position: 'sticky', insetInlineStart: 0, zIndex: 1, backgroundColor: 'inherit' },
  '& input': {
    accentColor: 'var(--mui-palette-primary-main)',
    inlineSize: 15,
    blockSize: 15,
    margin: 0,
    verticalAlign: 'middle',
  },
  '& [data-choosing]': { padding: 0, textAlign: 'center', textOverflow: 'clip' },
  '& [data-choosing] + [data-kept]': { insetInlineStart: choosingWidthPx },
  '& [data-actions]': { padding: '0 4px', textAlign: 'end', overflow: 'visible' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    fontWeight: 600,
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'inherit',
    borderBlockEnd: 0,
  },
  '& thead tr': { backgroundColor: `color-mix(in srgb, var(--mui-palette-text-secondary) 5%, ${paper})` },
  '& thead [data-kept]': { zIndex: 3 },
  '& tfoot': { position: 'sticky', insetBlockEnd: 0, zIndex: 2 },
  '& tfoot td': { fontWeight: 700, borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '& tbody tr[tabindex]': { cursor: 'pointer' },
  // Mixed and not laid over: a cell that stays in sight lets nothing through that passes under it.
  '& tbody tr:hover': { backgroundColor: `color-mix(in srgb, var(--mui-palette-text-primary) 4%, ${paper})` },
  '& tbody tr[data-chosen]': { backgroundColor: `color-mix(in srgb, var(--mui-palette-primary-main) 10%, ${paper})` },
  // Of the cells: those that stay in sight would hide the row's own.
  '& tbody tr:focus-visible': { outline: '0 !important' },
  '& tbody tr:focus-visible > td': {
    boxShadow: 'inset 0 2px var(--mui-palette-primary-main), inset 0 -2px var(--mui-palette-primary-main)',
  },
} as const;

/**
 * The table of a list. Its rows are plain elements under one style: Material's cells compute one for each of several hundred. Columns keep
 * their widths from page to page, words that do not fit end in dots, and what says which row it is (the first column), the head and the
 * totals stay in sight.
 */
export const ListTable = styled('table')(({ theme }) => ({ ...theme.typography.body2, ...look }));

/** Head and totals stay in sight while the rows scroll under them. */
export const ScrolledRows = styled('div')({
  inlineSize: '100%',
  maxBlockSize: 'max(320px, calc(100dvh - 300px))',
  overflow: 'auto',
  // Where nothing stands above and below the rows, the card that they fill would cut a ring around them.
  '&:focus-visible': { outlineOffset: -2 },
});

/** Text for those who hear the page, where others see enough. */
export const heardOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
