import GlobalStyles from '@mui/material/GlobalStyles';

/** On the screen the first copy stands for all; on paper there are the copies alone, each on a page of its own. */
const copies = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media screen': { '[data-copies] > :not(:first-of-type)': { display: 'none' } },
  '@media print': {
    'html, body': { background: 'none !important', colorScheme: 'light !important' },
    body: { visibility: 'hidden' },
    '[data-copies]': { visibility: 'visible', position: 'absolute', insetBlockStart: 0, insetInline: 0 },
    '[data-copies] > *': {
      border: '0 !important',
      padding: '0 !important',
      boxShadow: 'none !important',
      breakInside: 'avoid',
    },
    '[data-copies] > :not(:last-of-type)': { breakAfter: 'page' },
  },
} as const;

export function NotePrintStyle() {
  return <GlobalStyles styles={copies} />;
}
