import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { rebuildingSums } from './rebuilds';

const stamps = sql`created_at, created_by`;

/** With every tenth receipt a journal that was taken back. */
const journals = [
  sql`insert into number_series (id, kind, holder, prefix, width) values (gen_random_uuid(), 'JOURNAL', '', 'JV', 6)
    on conflict do nothing`,
  sql`insert into journal (id, number, date, narration, total_paise, ${stamps})
    select gen_random_uuid(), 'JV/26-27/' || lpad(row_number() over (order by number)::text, 6, '0'), date, 'Narration', amount_minor,
      ${stamps}
    from payment where right(number, 1) = '0'`,
  sql`insert into number_counter (series_id, fiscal_year, last)
    select id, '26-27', (select count(*) from journal) from number_series where kind = 'JOURNAL'`,
  sql`insert into voucher (id, type, date, narration, document_type, document_id, document_number, reverses_id, line_count, ${stamps})
    select v.id, 'JOURNAL', date, narration, 'journal', j.id, number, v.reverses, 2, ${stamps}
    from journal j cross join lateral (values (j.id, null), (gen_random_uuid(), j.id)) v (id, reverses)`,
  sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
    select gen_random_uuid(), v.id, line, a.id, v.date, greatest(paise, 0), greatest(-paise, 0), paise
    from voucher v join journal j on j.id = v.document_id
      cross join lateral (select case when v.reverses_id is null then 1 else -1 end as sign) side
      cross join lateral (values (1, '6010', sign * total_paise), (2, '1000', -sign * total_paise)) p (line, code, paise)
      join account a on a.code = p.code`,
  sql`insert into to_seal (source, record_id) select 'journal', id from journal
    union all select 'voucher', id from voucher where type = 'JOURNAL'`,
];

/** What the bank said of every other receipt, matched with its entry. */
const matches = [
  sql`insert into bank_statement (id, bank_id, file_name, file_sha256, first_date, last_date, added_count, known_count, ${stamps})
    select gen_random_uuid(), id, 'said.csv', '', '2026-04-01', '2027-03-31', 1, 0, ${stamps} from bank`,
  sql`insert into bank_statement_line (id, bank_id, statement_id, line_no, kind, date, narration, amount_minor, words, fingerprint,
      occurrence)
    select p.id, s.bank_id, s.id, 1, 'MOVEMENT', date, 'NEFT', bank_amount_paise, 'neft', number, 1
    from bank_statement s join payment p using (bank_id) where right(number, 1) in ('1', '3', '5', '7', '9')`,
  sql`insert into bank_match (id, bank_id, ${stamps}) select l.id, bank_id, ${stamps}
    from bank_statement_line l join bank_statement s using (bank_id)`,
  sql`insert into bank_match_part (id, match_id, line_id) select gen_random_uuid(), id, id from bank_match`,
  sql`insert into bank_match_part (id, match_id, posting_id)
    select gen_random_uuid(), m.id, posting.id from bank_match m join payment p using (id)
      join posting on posting.voucher_id = p.voucher_id and line_no = 1`,
];

/** Adds journals that were taken back and matches with what the bank said to large books; by a connection with all rights. */
export async function writeMatches(tamperer: Db): Promise<void> {
  await tamperer.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of [...journals, ...matches]) await statement.execute(tx);
    await sql.raw(rebuildingSums).execute(tx);
  });
  await sql`analyze`.execute(tamperer);
}
