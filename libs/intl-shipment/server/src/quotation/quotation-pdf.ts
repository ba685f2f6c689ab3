import {
  isForCustomer,
  type QuotationPdfQuery,
  quotationProblems,
  quotationSheet,
} from '@freightdesk/intl-shipment-contract';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
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

/** The paper of a letter: of a quotation that its customer may have. */
export async function mailedQuotation(
  query: QuotationPdfQuery,
  context: Pick<ReadContext, 'db' | 'clock'>,
  ports: Pick<IntlShipmentPorts, 'readCompany' | 'readLogo'>,
): Promise<FileAnswer> {
  const { status } = await findQuotationOrRefuse(context.db, query.id, context.clock.today());
  if (!isForCustomer(status)) refuse(quotationProblems.not_to_be_mailed);
  return quotationPdf(query, context, ports);
}
