import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Sheet, Sheets } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { SheetFoot } from '../sale-invoice/view/sheet-foot';
import { InvoiceSheetHead } from '../sale-invoice/view/sheet-head';
import { SheetSides } from '../sale-invoice/view/sheet-sides';
import { SheetTotals } from '../sale-invoice/view/sheet-totals';
import { CustomSection } from './custom-section';
import { isPaidOnBehalf } from './custom-view.rules';
import type { CustomView } from './use-custom-view';

/** The document under a title of its own, where it has one, what is ours apart from what was paid for the customer. */
export function CustomSheet({ invoice, view }: { invoice: SaleInvoice; view: CustomView }) {
  const { t } = useTranslation();
  const { kind, lines } = invoice;
  const ofCustomer = lines.filter((line) => isPaidOnBehalf(kind, line));
  const ours = lines.filter((line) => !isPaidOnBehalf(kind, line));
  return (
    <Sheets>
      <Sheet label={t('The document')} isDense>
        {view.title && (
          <Typography variant="h4" component="p" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
            {view.title}
          </Typography>
        )}
        <InvoiceSheetHead invoice={invoice} />
        <SheetSides invoice={invoice} />
        <CustomSection title={t('Our charges')} invoice={invoice} lines={ours} columns={view.columns} />
        <CustomSection title={t('Paid on your behalf')} invoice={invoice} lines={ofCustomer} columns={view.columns} />
        <SheetTotals invoice={invoice} />
        <SheetFoot invoice={invoice} />
      </Sheet>
    </Sheets>
  );
}
