import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { journalInvariants } from './journal-invariants';
import { keptSumsInvariants } from './kept-sums-invariants';
import { revaluationInvariants } from './revaluation-invariants';
import { yearEndInvariants } from './year-end-invariants';

/** What is always true of the ledger. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    sentence: 'Every voucher balances and has all of its lines.',
    broken: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (voucher ' || v.id || '): ' || coalesce(p.lines, 0) || ' of '
            || v.line_count || ' lines, debit less credit is ' || coalesce(p.difference, 0) as name
          from voucher v left join (
            select voucher_id, count(*) as lines, sum(debit_paise - credit_paise) as difference from posting group by voucher_id
          ) p on p.voucher_id = v.id
          where p.difference is distinct from 0 or p.lines is distinct from v.line_count
          order by v.id`,
      ),
  },
  {
    sentence: 'Every posting bears the date of its voucher.',
    broken: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (posting ' || p.id || '): ' || p.date || ' in a voucher of ' || v.date as name
          from posting p join voucher v on v.id = p.voucher_id where p.date <> v.date order by p.id`,
      ),
  },
  {
    sentence: 'Parties add up to their control accounts: every posting there names its party.',
    broken: (db) =>
      named(
        db,
        sql`
          select a.code || ' ' || a.name || ': ' || v.type || ' ' || v.document_number || ' (posting ' || p.id || ') names no party' as name
          from posting p join account a on a.id = p.account_id join voucher v on v.id = p.voucher_id
          where a.control in ('CUSTOMER', 'VENDOR') and p.party_id is null order by p.id`,
      ),
  },
  {
    sentence: 'A reversal is the exact mirror of what it reverses.',
    broken: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (voucher ' || r.id || ') differs from what it reverses at ' || a.code as name
          from voucher r
          join voucher v on v.id = r.reverses_id
          join posting p on p.voucher_id in (r.id, v.id)
          join account a on a.id = p.account_id
          group by r.id, v.id, a.code, p.party_id, p.branch_id
          having sum(p.debit_paise - p.credit_paise) <> 0 or sum(p.currency_minor) <> 0
          order by r.id, a.code`,
      ),
  },
  {
    sentence: 'No voucher was posted into a month after it was locked.',
    broken: (db) =>
      named(
        db,
        sql`
          select v.type || ' ' || v.document_number || ' (voucher ' || v.id || '): dated ' || v.date || ', posted at '
            || to_char(v.created_at, 'YYYY-MM-DD HH24:MI:SS') || ', locked at ' || to_char(l.locked_at, 'YYYY-MM-DD HH24:MI:SS')
            as name
          from period_lock l
          join voucher v on v.date >= l.month and v.date < l.month + interval '1 month' and v.created_at > l.locked_at
          -- Who was an administrator then may be none now: a soft lock is kept by the store alone.
          where l.kind = 'HARD' or (l.kind = 'GST_FILED' and (v.type in ('SALE', 'CREDIT_NOTE', 'PURCHASE')
            or (v.type not in ('JOURNAL', 'OPENING', 'YEAR_END') and exists (
              select from posting p join account a on a.id = p.account_id
              where p.voucher_id = v.id and a.code ~ '^(13|22)' and a.code <> '2290'))))
          order by v.id`,
      ),
  },
  ...yearEndInvariants,
  ...revaluationInvariants,
  ...journalInvariants,
  ...keptSumsInvariants,
];
