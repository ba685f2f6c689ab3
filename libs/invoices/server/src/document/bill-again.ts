import type { Tx } from '@freightdesk/shared-database';
import type { ChargeSide } from '@freightdesk/tax-contract';
import { billCharges } from '@freightdesk/tax-server';
import { sql } from 'kysely';

/** Which notes take documents of a side back, and how those stand in the books. */
const takenBackBy = {
  sell: { documents: 'sale_invoice', note: 'CREDIT_NOTE', standing: 'ISSUED' },
  buy: { documents: 'purchase_invoice', note: 'DEBIT_NOTE', standing: 'POSTED' },
} as const;

interface TakenBack {
  id: string;
  number: string;
  chargeId: string;
  paise: number;
}

/**
 * A note that is cancelled gives its document back what it had taken: the document bills its charges again, unless another has billed
 * them meanwhile.
 */
export async function billAgain(tx: Tx, noteId: string, side: ChargeSide): Promise<void> {
  const { documents, note, standing } = takenBackBy[side];
  const { rows: lines } = await sql<TakenBack>`
    select corrected.id, corrected.number, line.charge_id as "chargeId", line.taxable_paise as paise
    from ${sql.table(documents)} note
    join ${sql.table(documents)} corrected on corrected.id = note.against_invoice_id
    join ${sql.table(`${documents}_line`)} line on line.invoice_id = corrected.id
    where note.id = ${noteId} and note.kind = ${note} and corrected.status = ${standing}
      and line.charge_id is not null`.execute(tx);
  const [first] = lines;
  if (first) await billCharges(tx, { side, document: first, lines });
}
