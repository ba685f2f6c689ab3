import type { BoughtFigures, ReportPeriod, ReturnFigures } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

const none: ReturnFigures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Credit that went back in these days because a vendor was not paid, and that was taken again once he was (CGST Rules, rule 37). */
export async function unpaidCreditApart(
  db: Db,
  { from, to }: ReportPeriod,
): Promise<Pick<BoughtFigures, 'unpaid' | 'paidSince'>> {
  const { rows } = await sql<ReturnFigures & { kind: 'REVERSED' | 'RESTORED' }>`
    select kind, sum(cgst_paise)::bigint as cgst_paise, sum(sgst_paise)::bigint as sgst_paise,
      sum(igst_paise)::bigint as igst_paise
    from unpaid_credit_move where date between ${from}::date and ${to}::date group by kind`.execute(db);
  const of = (kind: 'REVERSED' | 'RESTORED'): ReturnFigures => {
    const { cgstPaise, sgstPaise, igstPaise } = rows.find((row) => row.kind === kind) ?? none;
    return { ...none, cgstPaise, sgstPaise, igstPaise };
  };
  return { unpaid: of('REVERSED'), paidSince: of('RESTORED') };
}
