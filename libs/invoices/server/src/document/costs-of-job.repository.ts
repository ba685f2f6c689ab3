import { accountCode } from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface CostOfJob {
  accountCode: string;
  chargeHeadId: string | null;
  paise: number;
}

const isCost = sql`a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') and a.code <> ${accountCode.exchangeDifference}`;

/**
 * What was posted to cost a job, by account and, as far as bills say it, by charge head; the rest of each account is without one. The
 * rows of an account come to its postings, to the paisa. Handed to the ledger by the app's wiring.
 */
export async function costsOfJob(db: Db | Tx, jobId: string): Promise<CostOfJob[]> {
  const { rows } = await sql<CostOfJob>`
    with billed as (
      select l.account_code, l.charge_head_id, sum(case when i.kind = 'DEBIT_NOTE' then -1 else 1 end * (l.taxable_paise
        + case when i.itc_eligible then 0 else l.cgst_paise + l.sgst_paise + l.igst_paise end)) as paise
      from purchase_invoice_line l join purchase_invoice i on i.id = l.invoice_id join account a on a.code = l.account_code
      where l.job_id = ${jobId} and i.status = 'POSTED' and l.charge_head_id is not null and ${isCost}
      group by l.account_code, l.charge_head_id
    ), posted as (
      select a.code as account_code, sum(p.debit_paise - p.credit_paise) as paise
      from posting p join account a on a.id = p.account_id where p.job_id = ${jobId} and ${isCost} group by a.code
    ), rest as (
      select account_code, null::uuid as charge_head_id, sum(paise) as paise
      from (select * from posted union all select account_code, -paise from billed) both_sides group by account_code
    )
    select account_code, charge_head_id, paise::bigint as paise
    from (select * from billed union all select * from rest) costs
    where paise <> 0 order by account_code, charge_head_id`.execute(db);
  return rows;
}
