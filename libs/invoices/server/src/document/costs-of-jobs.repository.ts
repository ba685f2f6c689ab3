import { accountCode } from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface CostOfJob {
  jobId: string;
  accountCode: string;
  chargeHeadId: string | null;
  paise: number;
}

const isCost = sql`a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') and a.code <> ${accountCode.exchangeDifference}`;

/**
 * What was posted to cost jobs, by account and, as far as bills say it, by charge head; the rest of each account is without one. The
 * rows of a job and account come to its postings, to the paisa. Handed to the ledger by the app's wiring.
 */
export async function costsOfJobs(db: Db | Tx, jobIds: readonly string[]): Promise<CostOfJob[]> {
  const { rows } = await sql<CostOfJob>`
    with billed as (
      select l.job_id, l.account_code, l.charge_head_id, sum(case when i.kind = 'DEBIT_NOTE' then -1 else 1 end
        * (l.taxable_paise + case when i.itc_eligible then 0 else l.cgst_paise + l.sgst_paise + l.igst_paise end)) as paise
      from purchase_invoice_line l join purchase_invoice i on i.id = l.invoice_id join account a on a.code = l.account_code
      where l.job_id = any(${jobIds}::uuid[]) and i.status = 'POSTED' and l.charge_head_id is not null and ${isCost}
      group by l.job_id, l.account_code, l.charge_head_id
    ), posted as (
      select p.job_id, a.code as account_code, sum(p.debit_paise - p.credit_paise) as paise
      from posting p join account a on a.id = p.account_id
      where p.job_id = any(${jobIds}::uuid[]) and ${isCost} group by p.job_id, a.code
    ), rest as (
      select job_id, account_code, null::uuid as charge_head_id, sum(paise) as paise
      from (select * from posted union all select job_id, account_code, -paise from billed) both_sides
      group by job_id, account_code
    )
    select job_id, account_code, charge_head_id, paise::bigint as paise
    from (select * from billed union all select * from rest) costs
    where paise <> 0 order by job_id, account_code, charge_head_id`.execute(db);
  return rows;
}
