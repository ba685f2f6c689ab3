import { accountCode } from '@freightdesk/ledger-contract';
import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { documentName, postedTo } from './document-invariants';

const tax = sql.raw('cgst_paise + sgst_paise + igst_paise');
const sign = sql.raw(`case kind when 'REVERSED' then 1 else -1 end`);

/** What is always true of credit that went back because a vendor was not paid. */
export const creditInvariants: readonly Invariant[] = [
  {
    sentence: 'What stands reversed of a bill’s credit is what went back and was not taken again.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': ' || i.credit_reversed_paise || ' is kept, ' || coalesce(moved.paise, 0) || ' went back' as name
          from purchase_invoice i
            left join (select purchase_invoice_id, sum((${tax}) * ${sign}) as paise from unpaid_credit_move
              group by purchase_invoice_id) moved on moved.purchase_invoice_id = i.id
          where i.credit_reversed_paise <> coalesce(moved.paise, 0) order by i.id`,
      ),
  },
  {
    sentence: 'The voucher of each reversal of credit is worth its heads.',
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': the voucher of ' || move.date || ' differs' as name
          from (select *, ${sign} as sign from unpaid_credit_move) move
            join purchase_invoice i on i.id = move.purchase_invoice_id
            left join posting p on p.voucher_id = move.voucher_id left join account a on a.id = p.account_id
          group by i.id, move.id, move.sign, move.date, move.cgst_paise, move.sgst_paise, move.igst_paise
          having (${postedTo(accountCode.creditReversed)}, -${postedTo(accountCode.inputCgst)}, -${postedTo(accountCode.inputSgst)},
              -${postedTo(accountCode.inputIgst)})
            <> (move.sign * (move.cgst_paise + move.sgst_paise + move.igst_paise), move.sign * move.cgst_paise,
              move.sign * move.sgst_paise, move.sign * move.igst_paise)
          order by i.id`,
      ),
  },
];
