import { EmailDialog } from '@freightdesk/activity-ui';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import { getSaleInvoicePdf, type SaleInvoice, saleInvoiceLetters } from '@freightdesk/invoices-contract';
import { getParty, mailAddressFor } from '@freightdesk/parties-contract';
import { useSavedFile } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

interface InvoiceEmailProps {
  invoice: SaleInvoice;
  /** With the bills that were paid on the customer's behalf. */
  along?: 'vouchers';
  onClose: () => void;
}

/** The document to its customer: his address, and the letter in the languages of the paper. */
export function InvoiceEmail({ invoice, along, onClose }: InvoiceEmailProps) {
  const { id, party } = invoice;
  const { data } = useQuery(queryOf(getParty, { id: party.id }));
  const { save } = useSavedFile();
  if (!data) return null;
  return (
    <EmailDialog
      record="sale invoice"
      recordId={id}
      {...(along && { paper: along })}
      to={mailAddressFor('INVOICES', data)}
      letters={saleInvoiceLetters(invoice)}
      onTakePaper={() => save(() => takeFile(getSaleInvoicePdf, { id, ...(along && { along }) }, 'invoice.pdf'))}
      onClose={onClose}
    />
  );
}
