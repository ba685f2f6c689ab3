import { type BoughtFigures, noFigures, type ReportPeriod, type ReturnFigures } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/**
 * Credit that went back in these days because a vendor was not paid, and that was taken again once he was (CGST Rules, rule 37); of one
 * registration, or of all.
 */
export async function unpaidCreditApart(
  db: Db,
  { from, to }: ReportPeriod,
  gstin: string | null,
): Promise<Pick<BoughtFigures, 'unpaid' | 'paidSince'>> {
  const { rows } = await sql<ReturnFigures & { kind: 'REVERSED' | 'RESTORED' }>`
    select kind, sum(cgst_paise)::bigint as cgst_paise, sum(sgst_paise)::bigint as sgst_paise,
      sum(igst_paise)::bigint as igst_paise
    from unpaid_credit_move move where date between ${from}::date and ${to}::date
      and (${gstin}::text is null or exists (select from purchase_invoice bill
        where bill.id = move.purchase_invoice_id and bill.recipient_gstin = ${gstin}))
    group by kind`.execute(db);
  const of = (kind: 'REVERSED' | 'RESTORED'): ReturnFigures => {
    const { cgstPaise, sgstPaise, igstPaise } = rows.find((row) => row.kind === kind) ?? noFigures;
    return { ...noFigures, cgstPaise, sgstPaise, igstPaise };
  };
  return { unpaid: of('REVERSED'), paidSince: of('RESTORED') };
}
