import {
  mixedLineWarnings,
  recipientWarning,
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
  const message = recipientWarning(data.recipient, { taxablePaise: data.taxablePaise, place: data.placeOfSupply });
  const ofRecipient = message === null ? [] : [{ field: 'partyId', message }];
  return { data, warnings: [...ofRecipient, ...mixedLineWarnings(data, heads)] };
}
