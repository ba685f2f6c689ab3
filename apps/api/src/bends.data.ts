import type { Breaking } from './invariants.data';

const sealed = 'Every record that was posted or audited is as it was when it was sealed.';
const chained = 'The seals are one chain, each link made of the one before it.';

/** For specs: ways to bend sound books past the server and its triggers, each so that the books still look sound, and what finds them. */
export const bends: readonly (Breaking & { what: string })[] = [
  {
    what: 'a charge is gone that an invoice bills',
    sentence: 'A charge is billed by the document that it is marked with, and by no other.',
    by: `delete from charge where sale_document_id is not null`,
    named: /^SI\/\S+ bills a charge that is not marked with it$/m,
  },
  {
    what: 'a bill is kept as late for a job that it does not name',
    sentence: 'A bill of a job that was closed before is kept as late.',
    by: `insert into late_bill (job_id, invoice_id)
         select j.id, i.id from jobcard j, purchase_invoice i where i.posted_at is not null
           and not exists (select from purchase_invoice_line l where l.invoice_id = i.id and l.job_id = j.id)
         order by j.number, i.number limit 1`,
    named: /^P\S+ of job \S+: it is kept as late, and bills nothing of it$/m,
  },
  {
    what: 'both sides of a voucher grew alike',
    sentence: sealed,
    by: `update posting set debit_paise = debit_paise + sign(debit_paise), credit_paise = credit_paise + sign(credit_paise)
         where voucher_id = (select voucher_id from payment where currency = 'INR' and tds_paise = 0
         and direction = 'RECEIPT' order by number limit 1)`,
    named: /^RECEIPT RC\/\S+ .*is not as it was sealed/m,
  },
  {
    what: 'a posting went to another account',
    sentence: sealed,
    by: `update posting set account_id = (select id from account where code = '6020')
         where id = (select p.id from posting p join account a on a.id = p.account_id
           join voucher v on v.id = p.voucher_id
         where a.kind = 'DIRECT_COST' and v.type = 'PURCHASE' order by p.id limit 1)`,
    named: /^PURCHASE PI\/\S+ .*is not as it was sealed/m,
  },
  {
    what: 'a posting went to another party',
    sentence: sealed,
    by: `update posting set party_id = (select id from party where id <> posting.party_id limit 1)
         where id = (select id from posting where party_id is not null order by id limit 1)`,
    named: /^PURCHASE PI\/\S+ .*is not as it was sealed/m,
  },
  {
    what: 'tax went to another head',
    sentence: sealed,
    by: `update posting set gst_head = 'IGST' where id = (select id from posting where gst_head = 'CGST' order by id limit 1)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'tax went to another rate',
    sentence: sealed,
    by: `update posting set gst_rate = '12' where id = (select id from posting where gst_rate = '18' order by id limit 1)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'income went to another job',
    sentence: sealed,
    by: `update posting set job_id = (select id from jobcard where id <> posting.job_id limit 1)
         where id = (select id from posting where job_id is not null order by id limit 1)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'income lost its job',
    sentence: sealed,
    by: `update posting set job_id = null where id = (select id from posting where job_id is not null order by id limit 1)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'a foreign amount changed',
    sentence: sealed,
    by: `update posting set currency_minor = currency_minor + sign(currency_minor)
         where id = (select id from posting where currency <> 'INR' order by id limit 1)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'a pair was added to an old voucher',
    sentence: 'Every voucher balances and has all of its lines.',
    by: `insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
         select gen_random_uuid(), v.id, 90 + side, a.id, v.date, (1 - side) * 100, side * 100, 100 - 200 * side
         from (select id, date from voucher order by id limit 1) v, generate_series(0, 1) side, account a where a.code = '6010'`,
    named: /of \d+ lines, debit less credit is 0$/m,
  },
  {
    what: 'a voucher is gone with all its lines',
    sentence: sealed,
    by: `with gone as (delete from posting where voucher_id = (select voucher_id from bank_transfer order by number limit 1)
         returning voucher_id) delete from voucher where id in (select voucher_id from gone)`,
    named: /^voucher \S+ is gone$/m,
  },
  {
    what: 'a voucher moved to another day, lines and all',
    sentence: sealed,
    by: `with moved as (update voucher set date = date - 1 where id = (select id from voucher order by id limit 1) returning id)
         update posting set date = date - 1 where voucher_id in (select id from moved)`,
    named: /is not as it was sealed/,
  },
  {
    what: 'a narration changed',
    sentence: sealed,
    by: `update voucher set narration = 'Rent' where id = (select voucher_id from payment where number like 'RC/%/000001')`,
    named: /^RECEIPT RC\/\S+ .*is not as it was sealed/m,
  },
  {
    what: 'a voucher was put in past the server',
    sentence: sealed,
    by: `with head as (insert into voucher (id, type, date, narration, document_type, document_id, document_number, line_count,
           created_at, created_by)
         select gen_random_uuid(), type, date, narration, document_type, document_id, document_number, 2, created_at, created_by
         from voucher order by id limit 1 returning id, date)
         insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
         select gen_random_uuid(), head.id, side + 1, a.id, head.date, (1 - side) * 100, side * 100, 100 - 200 * side
         from head, generate_series(0, 1) side, account a where a.code = '6010'`,
    named: /was put in past the server$/m,
  },
  {
    what: 'an invoice went to another party',
    sentence: sealed,
    by: `update sale_invoice set party_id = (select id from party where id <> sale_invoice.party_id limit 1)
         where number like 'SI/%/000001'`,
    named: /^SI\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'an invoice took the number of another series',
    sentence: sealed,
    by: `update sale_invoice set number = 'SX' || substring(number from 3) where number like 'SI/%/000001'`,
    named: /^SX\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'a line of an invoice says something else',
    sentence: sealed,
    by: `update sale_invoice_line set description = 'Air freight'
         where invoice_id = (select id from sale_invoice where number like 'SI/%/000001')`,
    named: /^SI\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'an invoice is gone with all its lines',
    sentence: sealed,
    by: `with gone as (delete from sale_invoice where number = (select max(number) from sale_invoice where number like 'SI/%')
         returning id) delete from sale_invoice_line where invoice_id in (select id from gone)`,
    named: /^sale invoice \S+ is gone$/m,
  },
  {
    what: 'a cancelled invoice is issued again',
    sentence: 'The voucher of a cancelled document is reversed, and that of an issued one is not.',
    by: `update sale_invoice set status = 'ISSUED' where id = (select id from sale_invoice where status = 'CANCELLED' limit 1)`,
    named: /is issued: its voucher is reversed$/m,
  },
  {
    what: "a vendor's bill bears another number of his",
    sentence: sealed,
    by: `update purchase_invoice set supplier_number = 'X-1' where number like 'PI/%/000001'`,
    named: /^PI\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'a payment came to another bank',
    sentence: sealed,
    by: `update payment set bank_id = (select id from bank where id <> payment.bank_id limit 1) where number like 'RC/%/000001'`,
    named: /^RC\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'a payment came from another party',
    sentence: sealed,
    by: `update payment set party_id = (select id from party where id <> payment.party_id limit 1) where number like 'RC/%/000001'`,
    named: /^RC\/\S+000001 is not as it was sealed/m,
  },
  {
    what: 'a payment settled another invoice',
    sentence: sealed,
    by: `update allocation set sale_invoice_id = (select id from sale_invoice where id <> allocation.sale_invoice_id
         and status = 'ISSUED' limit 1) where id = (select id from allocation where sale_invoice_id is not null order by id limit 1)`,
    named: /^RC\/\S+ to \S+ .*is not as it was sealed/m,
  },
  {
    what: 'a transfer went to another bank',
    sentence: 'A transfer took from one bank and gave to the other what its voucher says.',
    by: `update bank_transfer set to_bank_id = (select id from bank where id not in (from_bank_id, to_bank_id) limit 1)
         where number like 'BT/%/000001'`,
    named: /^BT\/\S+000001: its voucher differs$/m,
  },
  {
    what: 'a transfer bears another day',
    sentence: 'A transfer took from one bank and gave to the other what its voucher says.',
    by: `update bank_transfer set date = date - 1 where number like 'BT/%/000001'`,
    named: /^BT\/\S+000001: its voucher differs$/m,
  },
  {
    what: 'a counter was set forward',
    sentence:
      'Each counter stands at the last number of its series, and every number from its first up to it is borne by a document.',
    by: `update number_counter set last = last + 1 from number_series s where s.id = series_id and s.kind = 'TAX_INVOICE'`,
    named: /^TAX_INVOICE of 27\S+ in 26-27: counted to/m,
  },
  {
    what: 'a counter is gone',
    sentence:
      'Each counter stands at the last number of its series, and every number from its first up to it is borne by a document.',
    by: `delete from number_counter using number_series s where s.id = series_id and s.kind = 'TRANSFER'`,
    named: /^TRANSFER of the company in 26-27: counted to 0/m,
  },
  {
    what: 'a row of the audit trail is gone',
    sentence: sealed,
    by: `delete from audit_event where id = (select min(id::text)::uuid from audit_event)`,
    named: /^audit event \S+ is gone$/m,
  },
  {
    what: 'a row of the audit trail was changed and hashed anew',
    sentence: sealed,
    by: `update audit_event set user_name = 'Somebody', row_hash = repeat('1', 64)
         where id = (select min(id::text)::uuid from audit_event)`,
    named: / of \S.* is not as it was sealed/m,
  },
  {
    what: 'a row of the audit trail was written into the past',
    sentence: sealed,
    by: `insert into audit_event select gen_random_uuid(), at - interval '1 day', user_id, user_name, session_id, request_id,
         record, record_id, 'delete', before, after, reason, row_hash from audit_event order by id limit 1`,
    named: /^delete of .* was put in past the server$/m,
  },
  {
    what: 'a record and its seal were both made anew',
    sentence: chained,
    by: `with bent as (update audit_event set row_hash = repeat('1', 64)
         where id = (select min(id::text)::uuid from audit_event) returning id)
         update seal set row_hash = repeat('1', 64) where record_id in (select id from bent)`,
    named: /^link \d+, the seal of audit event /m,
  },
  {
    what: 'a record and its seal are both gone',
    sentence: chained,
    by: `with bent as (delete from audit_event where id = (select min(id::text)::uuid from audit_event) returning id)
         delete from seal where record_id in (select id from bent)`,
    named: /^link \d+, the seal of /m,
  },
];
