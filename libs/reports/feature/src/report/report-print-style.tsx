import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper there is the report alone, its table as long as it is and with its head on every page. */
const onPaper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'html, body': { background: 'none !important', colorScheme: 'light !important' },
    body: { visibility: 'hidden' },
    '[data-report]': { visibility: 'visible', position: 'absolute', insetBlockStart: 0, insetInline: 0 },
    // Black on white, whatever the screen's mode is.
    '[data-report] *': { color: 'black !important', background: 'none !important', borderColor: 'silver !important' },
    '[data-report] nav, [data-report] button, [data-report] [data-screen]': { display: 'none !important' },
    '[data-report] .MuiPaper-root': { boxShadow: 'none !important', overflow: 'visible !important' },
    '[data-report] :is([data-rows], .MuiTableContainer-root)': {
      maxBlockSize: 'none !important',
      overflow: 'visible !important',
    },
    '[data-report] :is(th, td)': { position: 'static !important', fontSize: '8pt', padding: '3px 6px' },
    // Totals stand once, beneath the last row.
    '[data-report] tfoot': { position: 'static !important', display: 'table-row-group' },
    '[data-report] tr': { breakInside: 'avoid', blockSize: 'auto !important' },
  },
} as const;

export function ReportPrintStyle() {
  return <GlobalStyles styles={onPaper} />;
}
