import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { SheetFoot } from './sheet-foot';
import { SheetHead } from './sheet-head';
import { SheetLines } from './sheet-lines';
import { SheetSides } from './sheet-sides';
import { SheetTotals } from './sheet-totals';

/** The document as the law wants it (CGST Rules 2017, rule 46): black on white on every screen, and so on paper. */
export function InvoiceSheet({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  return (
    <Paper
      component="article"
      aria-label={t('The document')}
      data-sheet
      data-mode="light"
      variant="outlined"
      sx={{
        color: 'text.primary',
        backgroundColor: 'background.paper',
        backgroundImage: 'none',
        colorScheme: 'light',
        padding: { xs: 2, sm: 5 },
        maxInlineSize: 960,
        inlineSize: '100%',
        alignSelf: 'center',
        // The head of a table follows the screen's mode; the sheet is white in both.
        '&& .MuiTableCell-head': { backgroundColor: 'grey.200' },
      }}
    >
      <Stack spacing={3}>
        <SheetHead invoice={invoice} />
        <SheetSides invoice={invoice} />
        <SheetLines invoice={invoice} />
        <SheetTotals invoice={invoice} />
        <SheetFoot invoice={invoice} />
      </Stack>
    </Paper>
  );
}
