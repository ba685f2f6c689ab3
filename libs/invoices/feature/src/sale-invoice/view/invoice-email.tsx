import { EmailDialog } from '@freightdesk/activity-ui';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import { getSaleInvoicePdf, type SaleInvoice, saleInvoiceLetters } from '@freightdesk/invoices-contract';
import { getParty } from '@freightdesk/parties-contract';
import { useSavedFile } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

/** The document to its customer: his address, and the letter in the languages of the paper. */
export function InvoiceEmail({ invoice, onClose }: { invoice: SaleInvoice; onClose: () => void }) {
  const { id, party } = invoice;
  const { data } = useQuery(queryOf(getParty, { id: party.id }));
  const { save } = useSavedFile();
  if (!data) return null;
  return (
    <EmailDialog
      record="sale invoice"
      recordId={id}
      to={data.email}
      letters={saleInvoiceLetters(invoice)}
      onTakePaper={() => save(() => takeFile(getSaleInvoicePdf, { id }, 'invoice.pdf'))}
      onClose={onClose}
    />
  );
}
