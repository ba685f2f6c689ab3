import { accountCode } from '@freightdesk/ledger-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface EarnedByHead {
  chargeHeadId: string | null;
  name: string | null;
  buyPaise: number;
  sellPaise: number;
}

const isCost = sql`a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE')`;
const isIncome = sql`a.kind = 'INCOME'`;

/** What was posted for the job, to every account: each rupee of it is in one of the four. */
const posted = (jobId: string) => sql<Record<'sold' | 'bought' | 'exchange' | 'onBehalf' | 'moved', number>>`
  with p as (
    select a.kind, a.code, p.voucher_id, p.credit_paise - p.debit_paise as paise
    from posting p join account a on a.id = p.account_id where p.job_id = ${jobId}
  )
  select
    coalesce(sum(a.paise) filter (where ${isIncome} and a.code <> ${accountCode.exchangeDifference}), 0)::bigint as sold,
    coalesce(-sum(a.paise) filter (where ${isCost} and a.code <> ${accountCode.exchangeDifference}), 0)::bigint as bought,
    coalesce(sum(a.paise) filter (where a.code = ${accountCode.exchangeDifference}), 0)::bigint as exchange,
    coalesce(sum(a.paise) filter (where not ${isIncome} and not ${isCost}
      and a.code <> ${accountCode.exchangeDifference}), 0)::bigint as on_behalf,
    coalesce(-sum(a.paise) filter (where ${isCost} and exists (
      select from job_cost_move m join voucher v on v.id = m.journal_id or v.reverses_id = m.journal_id
      where v.id = a.voucher_id)), 0)::bigint as moved
  from p a`;

/** What standing documents charge for the job and cost it, line by line, under the heads that they name. */
const byHead = (jobId: string) => sql<EarnedByHead>`
  select lines.charge_head_id, h.name, sum(lines.buy)::bigint as buy_paise, sum(lines.sell)::bigint as sell_paise
  from (
    select l.charge_head_id, 0 as buy, case when i.kind = 'CREDIT_NOTE' then -l.taxable_paise else l.taxable_paise end as sell
    from sale_invoice_line l
    join sale_invoice i on i.id = l.invoice_id
    join account a on a.code = l.income_account_code
    where l.job_id = ${jobId} and i.status = 'ISSUED' and i.kind <> 'PROFORMA' and ${isIncome}
    union all
    select l.charge_head_id, case when i.kind = 'DEBIT_NOTE' then -1 else 1 end * (l.taxable_paise
      + case when i.itc_eligible then 0 else l.cgst_paise + l.sgst_paise + l.igst_paise end), 0
    from purchase_invoice_line l
    join purchase_invoice i on i.id = l.invoice_id
    join account a on a.code = l.account_code
    where l.job_id = ${jobId} and i.status = 'POSTED' and ${isCost}
  ) lines join charge_head h on h.id = lines.charge_head_id
  group by lines.charge_head_id, h.name
  order by lower(h.name) collate "C", lines.charge_head_id`;

/**
 * What the ledger has of a job, told apart by charge head as far as documents say it; the rest stands in one row without a head,
 * so that the rows are the postings, to the paisa. Handed to jobs by the app's wiring.
 */
export async function earnedOfJob(db: Db, jobId: string) {
  const { rows: found } = await posted(jobId).execute(db);
  const { rows: heads } = await byHead(jobId).execute(db);
  const { sold = 0, bought = 0, exchange = 0, onBehalf = 0, moved = 0 } = found[0] ?? {};
  const rest = {
    ...{ chargeHeadId: null, name: null },
    buyPaise: heads.reduce((left, { buyPaise }) => left - buyPaise, bought),
    sellPaise: heads.reduce((left, { sellPaise }) => left - sellPaise, sold),
  };
  const hasRest = rest.buyPaise !== 0 || rest.sellPaise !== 0;
  return {
    heads: [...heads, ...(hasRest ? [rest] : [])],
    exchangeDifferencePaise: exchange,
    onBehalfPaise: onBehalf,
    movedPaise: moved,
  };
}
