import type { BoughtFigures, ReportPeriod, ReturnFigures } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface ToldRow extends ReturnFigures {
  what: 'NOT_TOLD' | 'TOLD_SINCE';
}

const none: ReturnFigures = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/**
 * Credit by what vendors told the portal (CGST Act s.16(2)(aa)): of the month's bills what no file up to its own tells, and of earlier
 * months' bills what waited and this month's file tells. A registration whose file of a month is not brought in takes its credit by
 * the books, as before. Of one registration, or of all.
 */
export async function creditToldApart(
  db: Db,
  { from, to }: ReportPeriod,
  gstin: string | null,
): Promise<Pick<BoughtFigures, 'notTold' | 'toldSince'>> {
  const { rows } = await sql<ToldRow>`
    with bill as (
      select b.*, date_trunc('month', b.date::timestamp)::date as month,
        (select min(told.month) from gstr2b_document told where told.gstin = b.recipient_gstin and told.kind = 'INVOICE'
          and told.itc_available and told.supplier_gstin = b.party_gstin and told.fiscal_year = b.supplier_year
          and told.number_key = document_key(b.supplier_number)) as told_in
      from purchase_invoice b
      where b.status = 'POSTED' and b.kind = 'BILL' and b.itc_eligible and not b.reverse_charge and b.party_gstin is not null
        and b.cgst_paise + b.sgst_paise + b.igst_paise > 0 and b.date <= ${to}::date
        and (${gstin}::text is null or b.recipient_gstin = ${gstin}::text)
        and exists (select from gstr2b_file own where own.gstin = b.recipient_gstin
          and own.month = date_trunc('month', b.date::timestamp)::date)
        and (b.date >= ${from}::date or exists (select from gstr2b_document told where told.gstin = b.recipient_gstin
          and told.month = ${from}::date and told.supplier_gstin = b.party_gstin and told.fiscal_year = b.supplier_year
          and told.number_key = document_key(b.supplier_number)))
    )
    select what, sum(taxable_paise)::bigint as taxable_paise, sum(cgst_paise)::bigint as cgst_paise,
      sum(sgst_paise)::bigint as sgst_paise, sum(igst_paise)::bigint as igst_paise
    from (
      select bill.*, case when month = ${from}::date and (told_in is null or told_in > month) then 'NOT_TOLD'
        when month < ${from}::date and told_in = ${from}::date then 'TOLD_SINCE' end as what
      from bill
    ) bill where what is not null group by what`.execute(db);
  const of = (what: ToldRow['what']): ReturnFigures => {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = rows.find((row) => row.what === what) ?? none;
    return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
  };
  return { notTold: of('NOT_TOLD'), toldSince: of('TOLD_SINCE') };
}
