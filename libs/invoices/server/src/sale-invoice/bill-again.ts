import type { Tx } from '@freightdesk/shared-database';
import { billCharges } from '@freightdesk/tax-server';

/**
 * A credit note that is cancelled gives its document back what it had taken: the document bills its charges again, unless another
 * has billed them meanwhile.
 */
export async function billAgain(tx: Tx, noteId: string): Promise<void> {
  const lines = await tx
    .selectFrom('saleInvoice as note')
    .innerJoin('saleInvoice as corrected', 'corrected.id', 'note.againstInvoiceId')
    .innerJoin('saleInvoiceLine as line', 'line.invoiceId', 'corrected.id')
    .select((eb) => [
      'corrected.id',
      eb.ref('corrected.number').$notNull().as('number'),
      eb.ref('line.chargeId').$notNull().as('chargeId'),
      'line.taxablePaise as paise',
    ])
    .where('note.id', '=', noteId)
    .where('note.kind', '=', 'CREDIT_NOTE')
    .where('corrected.status', '=', 'ISSUED')
    .where('line.chargeId', 'is not', null)
    .execute();
  const [first] = lines;
  if (first) await billCharges(tx, { side: 'sell', document: first, lines });
}
