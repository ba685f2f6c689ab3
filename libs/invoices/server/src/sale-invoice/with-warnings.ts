import {
  lacksAddress,
  mixedLineWarnings,
  recipientWarnings,
  type SaleInvoice,
  type SavedSaleInvoice,
} from '@freightdesk/invoices-contract';
import { together, type Tx } from '@freightdesk/shared-database';
import { headsInWords } from '../document/charge-head.repository';

interface Written {
  lines: readonly { chargeHeadId?: string | null | undefined }[];
}

/** A document as it is written, with what a person should know of it: the heads that words may name are asked for on the way. */
export async function withWarnings(
  { lines }: Written,
  writing: Promise<SaleInvoice>,
  tx: Tx,
): Promise<SavedSaleInvoice> {
  const borne = lines.flatMap(({ chargeHeadId }) => chargeHeadId ?? []);
  const [heads, data] = await together(headsInWords(tx, borne), writing);
  const unaddressed = lacksAddress(data.recipient, data.taxablePaise)
    ? [{ field: 'partyId', message: recipientWarnings.lacks_address }]
    : [];
  return { data, warnings: [...unaddressed, ...mixedLineWarnings(data, heads)] };
}
