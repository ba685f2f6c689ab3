import { useTranslation } from '@freightdesk/shared-i18n';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/**
 * On paper there are the sheets alone, each on a page of its own: the frame around them keeps its place in the page, but is
 * not seen. On the screen the first stands for all its copies.
 */
const onPaper = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media screen': { '[data-sheets] > :not(:first-of-type)': { display: 'none' } },
  '@media print': {
    'html, body': { background: 'none !important', colorScheme: 'light !important' },
    body: { visibility: 'hidden' },
    '[data-sheets]': {
      visibility: 'visible',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      margin: '0 !important',
    },
    // What does not fit is seen beside the page rather than behind a bar that nobody can move.
    '[data-sheets] .MuiTableContainer-root': { overflow: 'visible' },
    '[data-sheets] > *': {
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
    },
    '[data-sheets] > :not(:last-of-type)': { breakAfter: 'page' },
    '[data-dense] .MuiTypography-root': { fontSize: '8.5pt', lineHeight: 1.35 },
    '[data-dense] .MuiTypography-h4, [data-dense] .MuiTypography-h5, [data-dense] .MuiTypography-h6': {
      fontSize: '13pt',
    },
    '[data-dense] .MuiTypography-caption': { fontSize: '7.5pt' },
    '[data-dense] > .MuiStack-root > *': { marginBlockStart: '10pt !important' },
    '[data-dense] table .MuiTableCell-root': { fontSize: '8pt', lineHeight: 1.4, padding: '4px' },
    '[data-sheets] tr, [data-sheets] [data-keep]': { breakInside: 'avoid' },
  },
} as const;

/** What of a page is printed: one sheet, or the copies of it. */
export function Sheets({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Stack data-sheets sx={{ alignItems: 'center' }}>
        {children}
      </Stack>
    </>
  );
}

export function PrintButton({ variant = 'text' }: { variant?: 'text' | 'contained' }) {
  const { t } = useTranslation();
  return (
    <Button variant={variant} startIcon={<PrintIcon />} onClick={() => window.print()}>
      {t('Print')}
    </Button>
  );
}
