import { ownSideOf } from '@freightdesk/company-contract';
import type { InvoiceNumber, InvoiceNumberQuery } from '@freightdesk/invoices-contract';
import { together } from '@freightdesk/shared-database';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { branchOrRefuse } from '../document/our-side';
import type { InvoicesPorts } from '../invoices-ports';
import { laterInSeries } from './sale-invoice.repository';

/** The number that the next document of a series would take, and what stands in the way of its date. It reserves nothing. */
export async function previewSaleNumber(
  { kind, date, branchId }: InvoiceNumberQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<InvoiceNumber> {
  const [branch, company] = await together(branchOrRefuse(db, branchId, ports), ports.readCompany(db));
  const { gstin: supplierGstin } = ownSideOf(branch, company);
  const [number, later] = await together(
    ports.previewNumber(db, { kind, date, branchId: branch.id }),
    laterInSeries(db, { kind, supplierGstin, date }, clock.today()),
  );
  return { number, ...(later && { later }) };
}
