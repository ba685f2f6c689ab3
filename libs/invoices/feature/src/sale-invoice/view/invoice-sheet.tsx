import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Sheet, Sheets } from '@freightdesk/shared-ui';
import { SheetFoot } from './sheet-foot';
import { InvoiceSheetHead } from './sheet-head';
import { SheetLines } from './sheet-lines';
import { SheetSides } from './sheet-sides';
import { SheetTotals } from './sheet-totals';

/** The document as the law wants it (CGST Rules 2017, rule 46). */
export function InvoiceSheet({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  return (
    <Sheets>
      <Sheet label={t('The document')} isDense>
        <InvoiceSheetHead invoice={invoice} />
        <SheetSides invoice={invoice} />
        <SheetLines invoice={invoice} />
        <SheetTotals invoice={invoice} />
        <SheetFoot invoice={invoice} />
      </Sheet>
    </Sheets>
  );
}
