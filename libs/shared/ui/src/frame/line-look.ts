import { heardOnly } from '../list/table-look';

/** Its last column is that of the button which takes a line away. */
export const tracksOf = (columns: readonly { width: string }[], isGrowing: boolean) =>
  [...columns.map(({ width }) => width), ...(isGrowing ? ['40px'] : [])].join(' ');

/** A line of the table; its fields keep their labels for those who hear them, and the head shows them to those who see. */
export const rowLook = (tracks: string, asRows: string) => ({
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: 1,
  borderBlockEnd: '1px dashed',
  borderColor: 'divider',
  '& > button': { gridColumn: '1 / -1' },
  [asRows]: {
    gridTemplateColumns: tracks,
    gap: 0.5,
    paddingBlock: 0.5,
    // Rows out of sight are laid out when they come into it; a form of hundreds opens without waiting for them.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 49px',
    // Twice the weight: rules of the window's widths are written before all others.
    '&& > button': { gridColumn: 'auto' },
    '& .MuiInputLabel-root': heardOnly,
    '& .MuiOutlinedInput-notchedOutline': { insetBlockStart: 0, '& legend': { display: 'none' } },
    // As high as a field of the page, in the letters of the lines that rest.
    '& .MuiInputBase-input': { paddingInline: '8px', fontSize: '0.875rem', blockSize: '1.4375rem' },
    // What was chosen stands whole in a narrow cell; where the mouse or the cursor is, the buttons come back over its end.
    '@media (pointer: fine)': {
      '&& .MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon:not(:hover):not(.Mui-focused)': {
        '& .MuiAutocomplete-endAdornment': { display: 'none' },
        '& .MuiOutlinedInput-root': { paddingInlineEnd: 0 },
      },
    },
    // What is wrong with a figure is told in a cell that is hardly wider than it.
    '& .MuiFormHelperText-root': { marginInline: '4px', overflowWrap: 'anywhere' },
  },
});

/** The texts of a line that rests, where its fields will stand. */
export const restLook = (columns: readonly { isFigure?: boolean }[], tracks: string, asRows: string) => ({
  ...rowLook(tracks, asRows),
  ...Object.fromEntries(
    columns.flatMap(({ isFigure = false }, at) =>
      isFigure ? [[`& > span:nth-of-type(${at + 1}) > bdi`, { [asRows]: { textAlign: 'end' } }]] : [],
    ),
  ),
  '& > span': {
    minBlockSize: 40,
    padding: '10px 8px',
    fontSize: '0.875rem',
    lineHeight: '20px',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    // A text that is too long loses its end, in whatever direction the page is read.
    '& > bdi': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { display: 'block', color: 'text.secondary', [asRows]: heardOnly },
  },
});
