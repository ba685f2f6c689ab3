import { type Invariant, keptSums, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of bank statements and what is matched with them. */
export const reconciliationInvariants: readonly Invariant[] = [
  {
    sentence: 'The lines and the entries of a match come to one amount at one bank.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ': a match of ' || to_char(m.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') || ', lines '
            || coalesce(sum(l.amount_minor), 0) || ', entries ' || coalesce(sum(p.currency_minor), 0) as name
          from bank_match m join bank b on b.id = m.bank_id
            left join bank_match_part part on part.match_id = m.id
            left join bank_statement_line l on l.id = part.line_id left join posting p on p.id = part.posting_id
          group by m.id, b.id
          having coalesce(sum(l.amount_minor), 0) <> coalesce(sum(p.currency_minor), 0) or count(part.id) < 2
            or bool_or(coalesce(l.bank_id <> m.bank_id, p.account_id <> b.account_id))
          order by m.id`,
      ),
  },
  {
    sentence: 'What a bank held by its last statement is what its lines add up to.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ': ' || coalesce(sum(l.amount_minor), 0) || ' are its lines, ' || s.closing_minor || ' it said' as name
          from bank b
            join lateral (select * from bank_statement where bank_id = b.id and added_count > 0 order by last_date desc, id desc limit 1) s on true
            left join bank_statement_line l on l.bank_id = b.id and l.date <= s.last_date
          where s.closing_minor is not null
          group by b.id, s.closing_minor having coalesce(sum(l.amount_minor), 0) <> s.closing_minor order by b.name`,
      ),
  },
  keptSums({
    sentence: 'What the lines of a month come to is kept.',
    kept: sql.table('bank_line_month'),
    posted: sql`standing_line_months()`,
    keys: sql`bank_id, month`,
    figures: ['amount_minor', 'lines', 'open_lines'],
    called: ['in the bank’s money', 'lines', 'open ones'],
    whose: sql`b.name || ', ' || to_char(month, 'YYYY-MM')`,
    joins: sql`join bank b on b.id = bank_id`,
  }),
  keptSums({
    sentence: 'How many cheques of a day wait or were taken back is kept.',
    kept: sql.table('cheque_day'),
    posted: sql`standing_cheque_days()`,
    keys: sql`date`,
    figures: ['cheques', 'waiting', 'taken_back'],
    called: ['cheques', 'waiting', 'taken back'],
    whose: sql`to_char(date, 'YYYY-MM-DD')`,
  }),
  {
    sentence: 'A line of a statement waits until a match names it.',
    broken: (db) =>
      named(
        db,
        sql`
          select to_char(l.date, 'YYYY-MM-DD') || ' ' || l.narration
              || case when o.line_id is null then ': it is open, and not kept as such' else ': it is matched, and kept as open' end as name
          from bank_statement_line l left join bank_open_line o on o.line_id = l.id
          where (o.line_id is null) = (not exists (select from bank_match_part part where part.line_id = l.id))
            or (o.bank_id, o.date) is distinct from (l.bank_id, l.date) and o.line_id is not null
          order by l.date, l.id`,
      ),
  },
  {
    sentence: 'An entry at a bank waits until a match names it, or its mirror takes it away.',
    broken: (db) =>
      named(
        db,
        sql`
          -- No anti-join: one against entries of no match is expected to leave a single row, and what follows is joined row by row.
          with matched as (
            select posting_id, bool_or(line_id is not null) over (partition by match_id) as has_line from bank_match_part
          ), waiting as materialized (
            select p.id, p.account_id, p.voucher_id, p.date, p.currency_minor, part.posting_id is not null as is_set_off
            from account a join posting p on p.account_id = a.id left join matched part on part.posting_id = p.id
            where a.control = 'BANK' and p.currency_minor <> 0 and part.has_line is not true
          ), mirrored as materialized (
            select entry.id as entry_id, entry.is_set_off as entry_is_set_off, mirror.id as mirror_id, mirror.is_set_off as mirror_is_set_off,
              mirror.date
            from voucher v join waiting mirror on mirror.voucher_id = v.id
              join waiting entry on entry.voucher_id = v.reverses_id and entry.account_id = mirror.account_id
          ), gone as (
            select id, min(date) as gone_on from (
              select entry_id as id, date from mirrored where not mirror_is_set_off
              union all select mirror_id, date from mirrored where not entry_is_set_off
            ) taken group by id
          )
          select v.document_number || case when o.posting_id is null then ': it is open, and not kept as such'
              when w.id is null then ': it is matched, and kept as open' else ': it is kept otherwise than it stands' end as name
          from (select waiting.*, coalesce(gone_on, 'infinity') as gone_on from waiting left join gone using (id)) w
            full join bank_open_entry o on o.posting_id = w.id
            join voucher v on v.id = coalesce(w.voucher_id, o.voucher_id)
          where (o.account_id, o.voucher_id, o.date, o.amount_minor, o.gone_on, o.is_set_off)
            is distinct from (w.account_id, w.voucher_id, w.date, w.currency_minor, w.gone_on, w.is_set_off)
          order by v.date, v.id`,
      ),
  },
  {
    sentence: 'How long a side of a match stood alone is kept with the match.',
    broken: (db) =>
      named(
        db,
        sql`
          select b.name || ', ' || coalesce(kept.open_from, stood.open_from) || ': kept till ' || coalesce(kept.open_to::text, 'no day')
            || ', it stood alone till ' || coalesce(stood.open_to::text, 'no day') as name
          from matched_spans() stood full join bank_match_span kept using (part_id)
            join bank b on b.id = coalesce(kept.bank_id, stood.bank_id)
          where (kept.match_id, kept.bank_id, kept.line_id, kept.posting_id, kept.open_from, kept.open_to)
            is distinct from (stood.match_id, stood.bank_id, stood.line_id, stood.posting_id, stood.open_from, stood.open_to)
          order by part_id`,
      ),
  },
];
