import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

interface Documents {
  table: 'sale_invoice' | 'purchase_invoice';
  sentence: string;
}

/** How a document is named: by its number, or as a draft by its id. */
export const documentName = sql`coalesce(i.number, 'draft ' || i.id)`;

/** The fiscal year of a document, as its number spells it: `26-27`. */
export const fiscalYear = sql`to_char(date - interval '3 months', 'YY') || '-' || to_char(date + interval '9 months', 'YY')`;

/** Whether numbers `sequence` of a series do not follow one another. */
export const hasGap = sql`count(*) <> max(sequence) - min(sequence) + 1 or count(distinct sequence) <> count(*)`;

/** Debit less credit of one account, over the postings `p` on accounts `a`. */
export const postedTo = (code: string) =>
  sql`coalesce(sum(p.debit_paise - p.credit_paise) filter (where a.code = ${code}), 0)`;

/** Documents of a table whose lines are not worth their totals. */
export const linesAddUp = ({ table, sentence }: Documents): Invariant => ({
  sentence,
  broken: (db) =>
    named(
      db,
      sql`
        select ${documentName} || ': its lines come to ' || coalesce(sum(l.taxable_paise), 0) || ' and ' ||
          coalesce(sum(l.cgst_paise + l.sgst_paise + l.igst_paise), 0) || ' tax' as name
        from ${sql.table(table)} i left join ${sql.table(`${table}_line`)} l on l.invoice_id = i.id
        group by i.id
        having (coalesce(sum(l.taxable_paise), 0), coalesce(sum(l.cgst_paise), 0), coalesce(sum(l.sgst_paise), 0),
          coalesce(sum(l.igst_paise), 0)) <> (i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise)
        order by i.id`,
    ),
});

/** Documents of a table whose voucher stands though they are cancelled, or the other way round. */
export const reversedWhenCancelled = ({ table, sentence }: Documents): Invariant => ({
  sentence,
  broken: (db) =>
    named(
      db,
      sql`
        select ${documentName} || ' is ' || lower(i.status) || ': its voucher is ' ||
          case when r.id is null then 'not reversed' else 'reversed' end as name
        from ${sql.table(table)} i left join voucher r on r.reverses_id = i.voucher_id
        where i.voucher_id is not null and (i.status = 'CANCELLED') <> (r.id is not null)
        order by i.id`,
    ),
});

/** Documents of a table of which something is posted for another branch, or for none. */
export const postedForBranch = ({ table, sentence }: Documents): Invariant => ({
  sentence,
  broken: (db) =>
    named(
      db,
      sql`
        select ${documentName} || ': ' || count(*) || ' of its lines are of another branch' as name
        from ${sql.table(table)} i join voucher v on v.document_id = i.id join posting p on p.voucher_id = v.id
        where p.branch_id is distinct from i.branch_id
        group by i.id order by i.id`,
    ),
});
