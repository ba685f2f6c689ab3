import { type BoughtFigures, noFigures, type ReportPeriod, type ReturnFigures } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';

type Sides = Pick<BoughtFigures, 'input' | 'reverseCharge' | 'reverseChargeCredit'>;

/**
 * Bills of one registration, and both faces of what it owes in vendors' place; its notes count against. They are added up before they are told
 * apart, so that what is owed by reverse charge is looked for in those alone that bear it.
 */
const billed = ({ from, to }: ReportPeriod, gstin: string) => {
  const added = (figure: RawBuilder<unknown>) =>
    sql`sum(case kind when 'DEBIT_NOTE' then -1 else 1 end * ${figure})::bigint`;
  const owed = (head: string) =>
    added(
      sql`case when reverse_charge then coalesce((reverse_charge_tax ->> ${sql.lit(`${head}Paise`)})::bigint, 0) end`,
    );
  return sql`
    select face.side, taxable_paise, face.cgst_paise, face.sgst_paise, face.igst_paise
    from (
      select reverse_charge, itc_eligible, ${added(sql`taxable_paise`)} as taxable_paise, ${added(sql`cgst_paise`)} as cgst_paise,
        ${added(sql`sgst_paise`)} as sgst_paise, ${added(sql`igst_paise`)} as igst_paise, ${owed('cgst')} as owed_cgst,
        ${owed('sgst')} as owed_sgst, ${owed('igst')} as owed_igst
      from purchase_invoice
      where recipient_gstin = ${gstin} and date between ${from}::date and ${to}::date
        and status not in ('DRAFT', 'CANCELLED') and not brought_forward
      group by reverse_charge, itc_eligible
    ) bill
    join lateral (
      values ('input', not reverse_charge and itc_eligible, bill.cgst_paise, bill.sgst_paise, bill.igst_paise),
        ('reverseCharge', reverse_charge, owed_cgst, owed_sgst, owed_igst),
        ('reverseChargeCredit', reverse_charge and itc_eligible, owed_cgst, owed_sgst, owed_igst)
    ) as face(side, applies, cgst_paise, sgst_paise, igst_paise) on face.applies`;
};

/**
 * Expenses are of the branch that they were for; what is of none, or of a branch without a registration, is the head office's. Their
 * tax may be ours to pay, as that of bills.
 */
const spent = ({ from, to }: ReportPeriod, gstin: string) => sql`
  select face.side, sign * taxable_paise, sign * cgst_paise, sign * sgst_paise, sign * igst_paise
  from (
    select payment.*, 1 as sign from payment
    where (itc_eligible or reverse_charge) and date between ${from}::date and ${to}::date
    union all
    select payment.*, -1 from payment join voucher v on v.reverses_id = payment.voucher_id
    where (itc_eligible or reverse_charge) and status = 'REVERSED' and v.date between ${from}::date and ${to}::date
  ) expense
  join lateral (
    values ('input', itc_eligible and reverse_charge is not true), ('reverseCharge', reverse_charge),
      ('reverseChargeCredit', reverse_charge and itc_eligible)
  ) as face(side, applies) on face.applies
  where ${gstin} = coalesce(
    (select branch.gstin from posting join branch on branch.id = posting.branch_id
      where posting.voucher_id = expense.voucher_id limit 1),
    (select gstin from branch where is_head_office))`;

/** What one registration of ours bought in these days with credit, or owes the tax of in vendors' place. */
export async function boughtOfRegistration(db: Db, period: ReportPeriod, gstin: string): Promise<Sides> {
  const { rows } = await sql<ReturnFigures & { side: keyof Sides }>`
    select side, sum(taxable_paise)::bigint as taxable_paise, sum(cgst_paise)::bigint as cgst_paise,
      sum(sgst_paise)::bigint as sgst_paise, sum(igst_paise)::bigint as igst_paise
    from (${billed(period, gstin)} union all ${spent(period, gstin)}) bought group by side`.execute(db);
  const of = (side: keyof Sides): ReturnFigures => {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = rows.find((row) => row.side === side) ?? noFigures;
    return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
  };
  return { input: of('input'), reverseCharge: of('reverseCharge'), reverseChargeCredit: of('reverseChargeCredit') };
}
