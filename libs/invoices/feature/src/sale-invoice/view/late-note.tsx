import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { lastDayToCredit, timeLimitPassed } from '@freightdesk/tax-contract';
import Alert from '@mui/material/Alert';

/** A credit note that came too late for its tax says so for as long as it stands, as its form did. */
export function LateNote({ note: { kind, status, against, ...note } }: { note: SaleInvoice }) {
  const { t } = useTranslation();
  const stands = kind === 'CREDIT_NOTE' && status !== 'CANCELLED' && against !== null;
  if (!stands || !timeLimitPassed({ ...note, date: against.date }, note.date)) return null;
  return (
    <Alert severity="warning">
      {t(
        'It was issued after {{date}}, the last day to take back the tax of its document (CGST Act s.34(2)): the GST returns leave it out, and its tax stays due.',
        { date: formatBusinessDate(lastDayToCredit(against.date)) },
      )}
    </Alert>
  );
}
