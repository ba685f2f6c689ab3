import { type ConvertProformaInput, type SaleInvoice, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { addDocument } from '../document/add-document';
import type { InvoicesPorts } from '../invoices-ports';
import { composeInvoice } from './compose-invoice';
import { saleInvoices } from './sale-invoices';

/** Makes the invoice that a proforma promised, of today unless said, and keeps the way from one to the other. */
export async function convertProforma(
  { id, version, date, issue }: ConvertProformaInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<SaleInvoice> {
  const proforma = await heldAsSeen(saleInvoices, { id, version }, context.tx);
  refuseOther(proforma);
  const terms = {
    ...saleInvoices.termsOf(proforma),
    kind: kindOf(proforma),
    date: date ?? context.clock.today(),
    againstInvoiceId: null,
  };
  return addDocument(
    {
      ...saleInvoices,
      compose: async (written, tx, asked) => {
        const composed = await composeInvoice(written, tx, asked);
        return { ...composed, header: { ...composed.header, againstInvoiceId: id } };
      },
    },
    { terms, posts: issue },
    context,
    ports,
  );
}

/** What the proforma would have been: an export, a bill of supply where nothing of it is taxed, else a tax invoice. */
function kindOf({ supply, lines }: SaleInvoice): 'EXPORT' | 'BILL_OF_SUPPLY' | 'TAX_INVOICE' {
  if (supply === 'EXPORT') return 'EXPORT';
  return lines.every(({ taxability }) => taxability !== 'TAXABLE') ? 'BILL_OF_SUPPLY' : 'TAX_INVOICE';
}

function refuseOther({ kind, status, correctedBy }: SaleInvoice): void {
  const [made] = correctedBy.filter((one) => one.status !== 'CANCELLED');
  if (kind !== 'PROFORMA' || status !== 'ISSUED') refuse(saleInvoiceProblems.not_a_proforma);
  if (made) refuse(saleInvoiceProblems.turned_already, { members: { invoice: { id: made.id, number: made.number } } });
}
