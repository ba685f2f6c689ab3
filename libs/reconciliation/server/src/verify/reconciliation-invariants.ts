import { type Invariant, named } from '@freightdesk/shared-server-kit';
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
];
