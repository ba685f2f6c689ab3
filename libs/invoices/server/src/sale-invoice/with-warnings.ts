import {
  mixedLineWarnings,
  recipientWarning,
  type SaleInvoice,
  type SavedSaleInvoice,
} from '@freightdesk/invoices-contract';
import { together, type Tx } from '@freightdesk/shared-database';
import { unknownSac } from '@freightdesk/tax-contract';
import { headsInWords } from '../document/charge-head.repository';
import { sacsNamed } from '../document/tax-rates.repository';

interface Written {
  lines: readonly { sac: string; chargeHeadId?: string | null | undefined }[];
}

/** A document as it is written, with what a person should know of it: the heads that words may name are asked for on the way. */
export async function withWarnings(
  { lines }: Written,
  writing: Promise<SaleInvoice>,
  tx: Tx,
): Promise<SavedSaleInvoice> {
  const borne = lines.flatMap(({ chargeHeadId }) => chargeHeadId ?? []);
  const codes = lines.map(({ sac }) => sac);
  const [heads, kept, data] = await together(headsInWords(tx, borne), sacsNamed(tx, codes), writing);
  const message = recipientWarning(data.recipient, { taxablePaise: data.taxablePaise, place: data.placeOfSupply });
  const ofRecipient = message === null ? [] : [{ field: 'partyId', message }];
  return { data, warnings: [...ofRecipient, ...mixedLineWarnings(data, heads), ...unknownSacs(data, kept)] };
}

const unknownSacs = ({ lines }: SaleInvoice, kept: readonly { code: string }[]): SavedSaleInvoice['warnings'] =>
  lines.flatMap(({ sac }, index) =>
    kept.some(({ code }) => code === sac) ? [] : [{ field: `lines.${index}.sac`, message: unknownSac }],
  );
