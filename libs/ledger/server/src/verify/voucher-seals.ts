import { hashOfText, type SealSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

// Of all records there are most of these, and a row as text is five times as fast as one as JSON. So the columns stand in a
// fixed order: one that comes later is added at the end, as text that is empty where the column is.
const head = sql`row(v.id, v.type, v.date, v.narration, v.document_type, v.document_id, v.document_number, v.reverses_id,
  v.line_count, v.created_at, v.created_by)::text`;
const line = sql`row(p.id, p.line_no, p.account_id, p.date, p.debit_paise, p.credit_paise, p.party_id, p.job_id, p.currency,
  p.currency_minor, p.exchange_rate, p.gst_head, p.gst_rate)::text`;
// A document tells its branch itself, and is sealed; postings of before learnt it from there.
const branch = sql`case when v.document_type in ('sale invoice', 'purchase invoice') then '' else coalesce(p.branch_id::text, '') end`;
const lines = sql`(select string_agg(${line} || ${branch}, ',' order by p.line_no) from posting p where p.voucher_id = v.id)`;

/** A voucher with its postings: account, party, job, tax head and rate, to the paisa. */
export const voucherSeals: SealSource = {
  source: 'voucher',
  rows: sql`
    select v.id, v.type || ' ' || v.document_number || ' (voucher ' || v.id || ')' as name,
      ${hashOfText(sql`${head} || coalesce(${lines}, '')`)} as hash
    from voucher v`,
};
