import { accountCode } from '@freightdesk/ledger-contract';
import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { chargeInvariants } from './charge-invariants';
import { documentSumsInvariants } from './document-sums-invariants';
import { interestInvariants } from './interest-invariants';
import { noteInvariants } from './note-invariants';
import { withheldSumsInvariants } from './withheld-sums-invariants';
import {
  documentName,
  fiscalYear,
  hasGap,
  linesAddUp,
  postedForBranch,
  postedTo,
  reversedWhenCancelled,
} from './document-invariants';

/** A credit note counts against. */
const sign = sql`(case i.kind when 'CREDIT_NOTE' then -1 else 1 end)`;

/** What is always true of sale documents. */
export const invoiceInvariants: readonly Invariant[] = [
  linesAddUp({ table: 'sale_invoice', sentence: 'The lines of a sale document add up to its totals.' }),
  {
    sentence: 'The lines of a sale document bear the discount on the whole of it.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': a discount of ' || coalesce(i.discount_minor, 0) || ', its lines bear ' ||
            coalesce(sum(l.document_discount_minor), 0) as name
          from sale_invoice i join sale_invoice_line l on l.invoice_id = i.id
          where i.discount_minor is not null or l.document_discount_minor is not null
          group by i.id having coalesce(sum(l.document_discount_minor), 0) <> coalesce(i.discount_minor, 0)
          order by i.id`,
      ),
  },
  {
    sentence: 'What is outstanding of a sale document lies between nothing and its total; a cancelled one is unpaid.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': ' || sum(a.amount_minor) || ' of ' || i.currency_total_minor || ' is settled' as name
          from sale_invoice i join allocation a on a.sale_invoice_id = i.id
          group by i.id
          having ${sign} * sum(a.amount_minor) not between 0
            and case when i.status = 'ISSUED' then i.currency_total_minor - ${sign} * i.noted_minor else 0 end
          order by i.id`,
      ),
  },
  {
    sentence: 'The numbers of a series run from its first without a gap, cancelled ones included.',
    broken: (db) =>
      named(
        db,
        sql`
          select kind || ' of ' || coalesce(supplier_gstin, 'no GSTIN') || ' in ' || year || ': '
            || count(*) || ' documents, numbered ' || min(sequence) || ' to ' || max(sequence) as name
          from (
            select kind, supplier_gstin, ${fiscalYear} as year,
              substring(number from '\\d+$')::bigint as sequence
            from sale_invoice where number is not null and kind <> 'OPENING'
          ) as numbered
          group by kind, supplier_gstin, year
          having min(sequence) <> first_number(kind, coalesce(supplier_gstin, ''), year) or ${hasGap}
          order by name`,
      ),
  },
  {
    sentence:
      'The voucher of an issued document is worth its totals: what the debtor owes, each tax head, the round-off.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': its voucher differs' as name
          from sale_invoice i left join posting p on p.voucher_id = i.voucher_id left join account a on a.id = p.account_id
          where i.status <> 'DRAFT' and i.kind <> 'PROFORMA'
          group by i.id
          having (${postedTo(accountCode.debtors)}, -${postedTo(accountCode.outputCgst)},
            -${postedTo(accountCode.outputSgst)}, -${postedTo(accountCode.outputIgst)}, -${postedTo(accountCode.roundOff)})
            <> (${sign} * i.total_paise, ${sign} * i.cgst_paise, ${sign} * i.sgst_paise, ${sign} * i.igst_paise,
              ${sign} * i.round_off_paise)
          order by i.id`,
      ),
  },
  {
    sentence: 'What the lines of an issued document earn stands in the income account of each.',
    broken: (db) =>
      named(
        db,
        sql`
          with earned as (
            select invoice_id, income_account_code as code, sum(${sign} * l.taxable_paise) as paise
            from sale_invoice_line l join sale_invoice i on i.id = l.invoice_id group by 1, 2
          ), booked as (
            select i.id as invoice_id, a.code, sum(p.credit_paise - p.debit_paise) as paise
            from sale_invoice i join posting p on p.voucher_id = i.voucher_id
              join account a on a.id = p.account_id
                and (a.kind = 'INCOME' or a.code in (${accountCode.disbursements}, ${accountCode.openingBalanceEquity}))
            group by 1, 2
          )
          select ${documentName} || ': its lines earn ' || earned.paise || ' for account ' || code ||
            ', its voucher ' || coalesce(booked.paise, 0) as name
          from earned left join booked using (invoice_id, code) join sale_invoice i on i.id = invoice_id
          where i.status <> 'DRAFT' and i.kind <> 'PROFORMA' and earned.paise <> coalesce(booked.paise, 0)
          order by i.id, code`,
      ),
  },
  postedForBranch({ table: 'sale_invoice', sentence: 'What is posted of a sale document is of its branch.' }),
  reversedWhenCancelled({
    table: 'sale_invoice',
    sentence: 'The voucher of a cancelled document is reversed, and that of an issued one is not.',
  }),
  ...interestInvariants,
  ...noteInvariants,
  ...chargeInvariants,
  ...documentSumsInvariants,
  ...withheldSumsInvariants,
];
