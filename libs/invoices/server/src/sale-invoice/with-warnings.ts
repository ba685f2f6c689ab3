import { mixedLineWarnings, type SaleInvoice, type SavedSaleInvoice } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';
import { headsInWords } from '../document/charge-head.repository';

/** A document as it was written, with what a person should know of it. */
export async function withWarnings(data: SaleInvoice, tx: Tx): Promise<SavedSaleInvoice> {
  const heads = await headsInWords(
    tx,
    data.lines.flatMap(({ chargeHeadId }) => chargeHeadId ?? []),
  );
  return { data, warnings: mixedLineWarnings(data, heads) };
}
