import { accountCode } from '@freightdesk/ledger-contract';
import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { creditInvariants } from './credit-invariants';
import { returnInvariants } from './note-invariants';
import {
  documentName,
  fiscalYear,
  hasGap,
  linesAddUp,
  postedForBranch,
  postedTo,
  reversedWhenCancelled,
} from './document-invariants';

/** A debit note counts against. */
const sign = sql`(case when i.against_invoice_id is null then 1 else -1 end)`;

/** Tax of one head that a bill's voucher holds as credit of ours, charged by the vendor or owed by ourselves. */
const charged = (head: string) =>
  sql`case when i.itc_eligible and not i.reverse_charge then ${sign} * ${sql.ref(`i.${head}_paise`)} else 0 end`;
const owed = (head: string) => sql`${sign} * coalesce((i.reverse_charge_tax ->> ${`${head}Paise`})::bigint, 0)`;
const credited = (head: string) => sql`case when i.itc_eligible then ${owed(head)} else 0 end`;

/** What is always true of vendors' bills. */
export const purchaseInvariants: readonly Invariant[] = [
  linesAddUp({ table: 'purchase_invoice', sentence: "The lines of a vendor's bill add up to its totals." }),
  {
    sentence: "The numbers of vendors' bills, and of invoices to ourselves, run from the first without a gap.",
    broken: (db) =>
      named(
        db,
        sql`
          select name || ' of ' || coalesce(recipient_gstin, 'no GSTIN') || ' in ' || year || ': '
            || count(*) || ' documents, numbered ' || min(sequence) || ' to ' || max(sequence) as name
          from (
            select n.name, n.kind, recipient_gstin, ${fiscalYear} as year,
              substring(taken from '\\d+$')::bigint as sequence
            from purchase_invoice
              cross join lateral (values
                (case when against_invoice_id is null then 'Bills' else 'Debit notes' end,
                  case when against_invoice_id is null then 'PURCHASE_INVOICE' else 'PURCHASE_DEBIT_NOTE' end, number),
                ('Self-invoices', 'SELF_INVOICE', self_invoice_number)) as n (name, kind, taken)
            where taken is not null
          ) as numbered
          group by name, kind, recipient_gstin, year
          having min(sequence) <> first_number(kind, coalesce(recipient_gstin, ''), year) or ${hasGap}
          order by 1`,
      ),
  },
  {
    sentence: "The voucher of a posted bill is worth its totals: the vendor's due, TDS, each tax head, the round-off.",
    broken: (db) =>
      named(
        db,
        sql`
          select ${documentName} || ': its voucher differs' as name
          from purchase_invoice i
            left join posting p on p.voucher_id = i.voucher_id left join account a on a.id = p.account_id
          where i.status <> 'DRAFT'
          group by i.id
          having (-${postedTo(accountCode.creditors)}, ${postedTo(accountCode.roundOff)},
            coalesce(sum(p.credit_paise - p.debit_paise) filter (where a.code = i.tds_account_code), 0),
            ${postedTo(accountCode.inputCgst)}, ${postedTo(accountCode.inputSgst)}, ${postedTo(accountCode.inputIgst)},
            ${postedTo(accountCode.reverseInputCgst)}, ${postedTo(accountCode.reverseInputSgst)},
            ${postedTo(accountCode.reverseInputIgst)}, -${postedTo(accountCode.reverseOutputCgst)},
            -${postedTo(accountCode.reverseOutputSgst)}, -${postedTo(accountCode.reverseOutputIgst)})
            <> (${sign} * i.payable_paise, ${sign} * i.round_off_paise, i.tds_paise,
            ${charged('cgst')}, ${charged('sgst')}, ${charged('igst')},
            ${credited('cgst')}, ${credited('sgst')}, ${credited('igst')},
            ${owed('cgst')}, ${owed('sgst')}, ${owed('igst')})
          order by i.id`,
      ),
  },
  ...returnInvariants,
  ...creditInvariants,
  postedForBranch({ table: 'purchase_invoice', sentence: "What is posted of a vendor's bill is of its branch." }),
  reversedWhenCancelled({
    table: 'purchase_invoice',
    sentence: 'The voucher of a cancelled bill is reversed, and that of a posted one is not.',
  }),
];
