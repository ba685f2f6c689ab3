import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper there is the sheet alone: the frame around it keeps its place in the page, but is not seen. */
const onPaper = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'none !important', colorScheme: 'light !important' },
    body: { visibility: 'hidden' },
    '[data-sheet]': {
      visibility: 'visible',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
    },
    // Eight columns and more, of amounts that may not break, on 186 millimetres.
    '[data-sheet] table .MuiTableCell-root': { fontSize: '8pt', lineHeight: 1.4, padding: '4px' },
    '[data-sheet] tr, [data-sheet] [data-keep]': { breakInside: 'avoid' },
  },
} as const;

export function PrintStyle() {
  return <GlobalStyles styles={onPaper} />;
}
