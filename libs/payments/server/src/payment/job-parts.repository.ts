import type { JobPart, TradeDirection } from '@freightdesk/payments-contract';
import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface Part extends JobPart {
  invoiceId: string;
}

const partsOf = {
  RECEIPT: (ids: readonly string[]) => sql<Part>`
    select invoice_id, job_id, sum(taxable_paise)::bigint as paise from sale_invoice_line
    where invoice_id = any(${[...ids]}::uuid[]) group by invoice_id, job_id order by invoice_id, job_id`,
  PAYMENT: (ids: readonly string[]) => sql<Part>`
    select invoice_id, job_id, sum(taxable_paise)::bigint as paise from purchase_invoice_line
    where invoice_id = any(${[...ids]}::uuid[]) group by invoice_id, job_id order by invoice_id, job_id`,
};

/** Whose documents are, by what their lines are worth before tax. */
export async function jobPartsOf(
  tx: Tx,
  direction: TradeDirection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobPart[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await partsOf[direction](ids).execute(tx);
  const parts = new Map<string, JobPart[]>();
  for (const { invoiceId, jobId, paise } of rows)
    parts.set(invoiceId, [...(parts.get(invoiceId) ?? []), { jobId, paise }]);
  return parts;
}
