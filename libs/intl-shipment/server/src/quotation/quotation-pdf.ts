import { type QuotationPdfQuery, quotationSheet } from '@freightdesk/intl-shipment-contract';
import type { FileAnswer, ReadContext } from '@freightdesk/shared-server-kit';
import { pdfFile } from '@freightdesk/shared-sheet-pdf';
import type { IntlShipmentPorts } from '../intl-shipment-ports';
import { findQuotationOrRefuse } from './read-quotation';

/** What the customer gets. */
export async function quotationPdf(
  { id, copy }: QuotationPdfQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  { readCompany, readLogo }: Pick<IntlShipmentPorts, 'readCompany' | 'readLogo'>,
): Promise<FileAnswer> {
  const quotation = await findQuotationOrRefuse(db, id, clock.today());
  const paper = quotationSheet(quotation, await readCompany(db), copy);
  return pdfFile([paper], { logo: await readLogo(db, {}), at: clock.now() });
}
