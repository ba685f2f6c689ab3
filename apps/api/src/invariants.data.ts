import { breakingNotes } from './note-invariants.data';
import { breakingSettlements } from './settlement-invariants.data';

export interface Breaking {
  /** The invariant that it breaks. */
  sentence: string;
  by: string;
  named: RegExp;
}

/** For specs: one change, made past the server and its triggers, that breaks each invariant of `verify`. */
export const breaking: readonly Breaking[] = [
  {
    sentence: 'By a number that is kept its record is found, and no other.',
    by: `update record_number set number = number || 'X' where source = 'sale_invoice.number'`,
    named: /^sale_invoice\.number, (\S+): it is kept as \1X, from its end too$/m,
  },
  {
    sentence: 'Every voucher balances and has all of its lines.',
    by: `update posting set debit_paise = debit_paise + 1 where id = (select min(id::text)::uuid from posting where debit_paise > 0)`,
    named: /debit less credit is 1$/,
  },
  {
    sentence: 'Every posting bears the date of its voucher.',
    by: `update posting set date = date + 1 where id = (select min(id::text)::uuid from posting)`,
    named: /in a voucher of/,
  },
  {
    sentence: 'Parties add up to their control accounts: every posting there names its party.',
    by: `update posting set party_id = null where account_id = (select id from account where control = 'CUSTOMER' order by code limit 1)`,
    named: /names no party/,
  },
  {
    sentence: 'A reversal is the exact mirror of what it reverses.',
    by: `update posting set debit_paise = debit_paise + 1
         where debit_paise > 0 and voucher_id = (select id from voucher where reverses_id is not null limit 1)`,
    named: /differs from what it reverses/,
  },
  {
    sentence: 'What is kept of an account and month is what was posted to it.',
    by: `update account_month set credit_paise = credit_paise + 1
         where account_id = (select id from account where code = '4010') and voucher_type = 'SALE'`,
    named: /^4010 .*, SALE, \d{4}-\d\d: 0 debit and \d+ credit are kept, 0 debit and \d+ credit are posted$/m,
  },
  {
    sentence: 'What is kept of a party and month is what was posted for it.',
    by: `delete from party_month where account_id = (select id from account where code = '2100')`,
    named: /, 2100 Creditors, \d{4}-\d\d: 0 debit and 0 credit are kept, \d+ debit and \d+ credit are posted$/m,
  },
  {
    sentence: 'What is kept of a party and year is what was posted for it.',
    by: `update party_year set debit_paise = debit_paise + 1 where account_id = (select id from account where code = '2100')`,
    named:
      /, 2100 .*, the year from \d{4}-04: \d+ debit and \d+ credit are kept, \d+ debit and \d+ credit are posted$/m,
  },
  {
    sentence: 'What is kept of a party is what was ever posted for it.',
    by: `update party_balance set debit_paise = debit_paise + 1 where account_id = (select id from account where code = '2100')`,
    named: /, 2100 [^,]*: \d+ debit and \d+ credit are kept, \d+ debit and \d+ credit are posted$/m,
  },
  {
    sentence: 'What is kept of a job is what was posted for it.',
    by: `delete from job_sum where sell_paise > 0`,
    named: /^\S+: 0 income and 0 cost are kept, \d+ income and -?\d+ cost are posted$/m,
  },
  {
    sentence: 'What is kept of the costs of a job and year is what was spent for it.',
    by: `delete from job_cost_year where direct_paise > 0`,
    named: /^\S+, the year from \d{4}-04: 0 direct and 0 indirect are kept, \d+ direct and -?\d+ indirect are posted$/m,
  },
  {
    sentence: 'What is kept of the jobs of a month by mode and by customer is what each of them comes to.',
    by: `update job_group_sum set jobs = jobs + 1 where part = 'MODE'`,
    named:
      /^MODE \w+, from \d{4}-\d\d: \d+ jobs and -?\d+ paise accrued are kept, \d+ jobs and -?\d+ paise accrued are posted$/m,
  },
  {
    sentence: 'Exactly one bank is the default, once there is a bank.',
    by: `update bank set is_default = false`,
    named: /no bank is the default/,
  },
  {
    sentence: 'A bank opened with what its opening voucher says.',
    by: `update bank set opening_balance_paise = opening_balance_paise + 1 where name = 'Cash'`,
    named: /^Cash: /,
  },
  {
    sentence: 'A job that was opened has a shipment.',
    by: `update jobcard set status = 'OPEN' where number = (select min(number) from jobcard where status = 'DRAFT')`,
    named: /^\S+ has none$/,
  },
  {
    sentence: 'Costs that move between jobs stay on their accounts.',
    by: `insert into job_cost_move (journal_id, master_id) select journal.id, jobcard.id
         from journal, (select id from jobcard order by number limit 1) jobcard where not exists (select from job_cost_move
           where journal_id = journal.id)`,
    named: /^\S+: account \S+ does not stay/,
  },
  {
    sentence: 'A master counts the houses that it has.',
    by: `update jobcard set house_count = house_count + 1 where id = (
         select id from jobcard where master_id is null and co_loader_id is null order by number limit 1)`,
    named: /^\S+ counts 1$/,
  },
  {
    sentence: 'A share of costs is borne by a house of the master.',
    by: `with one as (select id, owner_id from jobcard where master_id is null order by number limit 1),
           two as (select id from jobcard where master_id is null order by number offset 1 limit 1),
           shared as (insert into job_apportionment (master_id, basis, created_at, created_by)
             select id, 'EQUAL', now(), owner_id from one on conflict do nothing)
         insert into job_share (master_id, house_id, position, basis, weight, buy_paise)
           select one.id, two.id, 99, 'EQUAL', '1', 0 from one, two`,
    named: /^\S+ bears costs of another master$/,
  },
  {
    sentence: 'A job waits for its papers by the day of the first that is missing.',
    by: `update jobcard set papers_due_on = papers_due_on + 1
         where id = (select id from jobcard where papers_due_on is not null order by number limit 1)`,
    named: /^\S+: \S+ is kept, \S+ is due$/,
  },
  {
    sentence: 'A shipment keeps the customer and the days that its job says.',
    by: `update shipment set eta = eta + 1 where id = (select id from shipment where eta is not null order by id limit 1)`,
    named: /^the shipment of \S+ keeps other than its job says$/,
  },
  {
    sentence: 'A shipment is where its last event left it.',
    by: `update shipment set status = 'CANCELLED' where id = (select record_id from tracking_event
         where record = 'shipment' and to_status <> 'CANCELLED' order by id limit 1)`,
    named: /^the shipment of \S+ is elsewhere$/,
  },
  {
    sentence: 'The dockets of a branch are numbered from the first without a gap in each fiscal year.',
    by: `update docket set number = replace(number, '/000001', '/000999') where number like 'HO/%/000001'`,
    named: /^HO .*numbered 2 to 999$/,
  },
  {
    sentence: 'A docket whose proof of delivery is uploaded has one.',
    by: `delete from pod where record_id = (select id from docket where status = 'POD_VERIFIED' order by number limit 1)`,
    named: /^HO\/\S+ has none$/,
  },
  {
    sentence: 'What a docket says of its e-way bills is when the first of them ends.',
    by: `update docket set eway_bill_end = eway_bill_end + interval '1 day' where eway_bill_end is not null`,
    named: /^\S+: [0-9: +-]+ is kept, [0-9: +-]+ is the first$/m,
  },
  {
    sentence: 'A docket is found by the name that its party has.',
    by: `update docket set billed_name = billed_name || ' and Sons' where id = (select min(id::text)::uuid from docket where billed_name is not null)`,
    named: /^.+: (.+) and Sons is kept, \1 is the name$/m,
  },
  {
    sentence: 'A docket has the status that its last event left it in.',
    by: `update docket set status = 'RTO_DELIVERED' where number like 'HO/%/000001'`,
    named: /^HO\/.*000001 is elsewhere/,
  },
  {
    sentence: 'A charge of a job is of a job that is there.',
    by: `update charge set record_id = gen_random_uuid() where record = 'jobcard'`,
    named: / is of none$/m,
  },
  {
    sentence: 'A charge of a docket is of a docket that is there.',
    by: `update charge set record_id = gen_random_uuid() where record = 'docket'`,
    named: / is of none$/m,
  },
  {
    sentence: 'A charge is billed by the document that it is marked with, and by no other.',
    by: `update charge set sale_document_id = null, sale_document_number = null, billed_sell_paise = null`,
    named: /: billed by .*, and not marked$/m,
  },
  {
    sentence: 'A cost is borne by the bill that its charge is marked with, and by no other.',
    by: `update charge set billed_buy_paise = billed_buy_paise + 1`,
    named: /: marked with another amount than the line of /m,
  },
  {
    sentence: 'The lines of a sale document add up to its totals.',
    by: `update sale_invoice_line set taxable_paise = taxable_paise + 1
         where invoice_id = (select id from sale_invoice where number like 'SI/%/000001')`,
    named: /^SI\/.*000001: its lines come to/,
  },
  {
    sentence: 'The lines of a sale document bear the discount on the whole of it.',
    by: `update sale_invoice set discount_minor = 500 where number like 'SI/%/000001'`,
    named: /^SI\/.*000001: a discount of 500, its lines bear 0$/,
  },
  {
    sentence: 'What is outstanding of a sale document lies between nothing and its total; a cancelled one is unpaid.',
    by: `update allocation set amount_minor = amount_minor * 100 where id = (select min(id::text)::uuid from allocation where sale_invoice_id is not null)`,
    named: /is settled$/,
  },
  {
    sentence: 'The numbers of a series run from its first without a gap, cancelled ones included.',
    by: `update sale_invoice set number = replace(number, '/000001', '/000099') where number like 'SI/%/000001'`,
    named: /^TAX_INVOICE of 27.* numbered 2 to 99/,
  },
  {
    sentence: 'What is posted of a sale document is of its branch.',
    by: `update posting set branch_id = null
         where voucher_id = (select voucher_id from sale_invoice where number like 'SI/%/000002')`,
    named: /^SI\/.*000002: \d+ of its lines are of another branch$/m,
  },
  {
    sentence: "What is posted of a vendor's bill is of its branch.",
    by: `update posting set branch_id = null
         where voucher_id = (select voucher_id from purchase_invoice where number like 'PI/%/000002')`,
    named: /^PI\/.*000002: \d+ of its lines are of another branch$/m,
  },
  {
    sentence:
      'The voucher of an issued document is worth its totals: what the debtor owes, each tax head, the round-off.',
    by: `update sale_invoice set round_off_paise = round_off_paise + 1, total_paise = total_paise + 1,
         currency_total_minor = currency_total_minor + 1 where number like 'SI/%/000002'`,
    named: /^SI\/.*000002: its voucher differs/,
  },
  {
    sentence: 'The voucher of a cancelled document is reversed, and that of an issued one is not.',
    by: `update voucher set reverses_id = null where reverses_id is not null`,
    named: /is cancelled: its voucher is not reversed/,
  },
  {
    sentence: 'What the lines of an issued document earn stands in the income account of each.',
    by: `update sale_invoice_line set income_account_code = '4060' where income_account_code <> '4060'
         and invoice_id = (select id from sale_invoice where number like 'SI/%/000001')`,
    named: /^SI\/.*000001: its lines earn \d+ for account 4060, its voucher 0$/,
  },
  ...breakingNotes,
  ...breakingSettlements,
  {
    sentence: 'The lines and the entries of a match come to one amount at one bank.',
    by: `update bank_statement_line set amount_minor = amount_minor + 1 where id = (select line_id from bank_match_part
         where line_id is not null order by id limit 1)`,
    named: /^HDFC Bank: a match of \d{4}-\d\d-\d\d, lines -?\d+, entries -?\d+$/m,
  },
  {
    sentence: 'What a bank held by its last statement is what its lines add up to.',
    by: `delete from bank_statement_line where id = (select id from bank_statement_line l
         where not exists (select from bank_match_part where line_id = l.id) order by id limit 1)`,
    named: /^HDFC Bank: \d+ are its lines, \d+ it said$/m,
  },
  {
    sentence: 'What the lines of a month come to is kept.',
    by: `update bank_line_month set amount_minor = amount_minor + 1`,
    named:
      /, \d{4}-\d\d: -?\d+ in the bank’s money and \d+ lines and \d+ open ones are kept, -?\d+ in the bank’s money and .* are posted$/m,
  },
  {
    sentence: 'How many cheques of a day wait or were taken back is kept.',
    by: `update cheque_day set waiting = waiting + 1`,
    named:
      /^\d{4}-\d\d-\d\d: \d+ cheques and \d+ waiting and \d+ taken back are kept, \d+ cheques and \d+ waiting and .* are posted$/m,
  },
  {
    sentence: 'A line of a statement waits until a match names it.',
    by: `delete from bank_open_line`,
    named: /: it is open, and not kept as such$/m,
  },
  {
    sentence: 'An entry at a bank waits until a match names it, or its mirror takes it away.',
    by: `delete from bank_open_entry`,
    named: /^\S+: it is open, and not kept as such$/m,
  },
  {
    sentence: 'How long a side of a match stood alone is kept with the match.',
    by: `update bank_match_span set open_to = open_to + 1`,
    named: /, \d{4}-\d\d-\d\d: kept till \d{4}-\d\d-\d\d, it stood alone till \d{4}-\d\d-\d\d$/m,
  },
  {
    sentence: 'What is kept of the documents of a month is what they add up to.',
    by: `update document_month set total_paise = total_paise + 1 where side = 'SALE' and kind = 'TAX_INVOICE'`,
    named:
      /^SALE, TAX_INVOICE, \d{4}-\d\d: \d+ documents and \d+ paise are kept, \d+ documents and \d+ paise are posted$/m,
  },
  {
    sentence: 'What is kept by party, SAC, job and kind of supply is what documents and their lines come to.',
    by: `update register_sum set total_paise = total_paise + 1 where side = 'SALE' and part in ('PARTY', 'JOB')`,
    named:
      /^SALE, PARTY [A-Z].*, from \d{4}-\d\d: \d+ documents and \d+ paise are kept, \d+ documents and \d+ paise are posted$/m,
  },
  {
    sentence: 'What is kept as owed of a day is what is outstanding of the documents that are due on it.',
    by: `update owed_day set outstanding_paise = outstanding_paise + 1 where side = 'SALE'`,
    named: /^SALE, due \d{4}-\d\d-\d\d: \d+ documents and \d+ paise are kept, \d+ documents and \d+ paise are posted$/m,
  },
  {
    sentence: 'How many documents of a day are kept as standing in a way is how many do.',
    by: `update document_tally set documents = documents + 1 where side = 'SALE'`,
    named: /^SALE, TAX_INVOICE, [A-Z_]+, \d{4}-\d\d-\d\d: \d+ documents are kept, \d+ documents are posted$/m,
  },
  {
    sentence:
      'What is kept as open of a party is what is outstanding of its documents, and what it was not billed for.',
    by: `update owed_party set documents = documents + 1 where side in ('SALE', 'CHARGE')`,
    named: /^CHARGE, .+: \d+ open and -?\d+ paise are kept, \d+ open and -?\d+ paise are posted$/m,
  },
  {
    sentence: 'How many documents bear a name of a party is kept with it.',
    by: `delete from document_party where (party_id, name) in
          (select party_id, party_name from sale_invoice where number like 'SI/%/000001')`,
    named: /^.+: 0 sale documents and 0 bills are kept, [1-9]\d* sale documents and \d+ bills are posted$/m,
  },
  {
    sentence: 'Whatever job a document is of, it can be found by beside the name of its party.',
    by: `delete from document_job where document_id in (select id from purchase_invoice where number is not null)`,
    named: /^PI\/\S+ of job \S+$/m,
  },
  {
    sentence: 'A bill of a job that was closed before is kept as late.',
    by: `update jobcard set status = 'CLOSED', updated_at = '2020-01-01' where id in
          (select job_id from purchase_invoice_line l join purchase_invoice i on i.id = l.invoice_id
           where i.number is not null and job_id is not null limit 1)`,
    named: /^PI\/\S+ of job \S+: it is late, and not kept as such$/m,
  },
  {
    sentence: "The lines of a vendor's bill add up to its totals.",
    by: `update purchase_invoice_line set taxable_paise = taxable_paise + 1
         where invoice_id = (select id from purchase_invoice where number like 'PI/%/000001')`,
    named: /^PI\/.*000001: its lines come to/,
  },
  {
    sentence: "The numbers of vendors' bills, and of invoices to ourselves, run from the first without a gap.",
    by: `update purchase_invoice set number = replace(number, '/000001', '/000099'),
         self_invoice_number = replace(self_invoice_number, '/000001', '/000088') where number like '%/000001'
         or self_invoice_number like '%/000001'`,
    named: /^Bills of 27.* numbered 2 to 99$[^]*^Self-invoices of 27.* to 88$/m,
  },
  {
    sentence: "The voucher of a posted bill is worth its totals: the vendor's due, TDS, each tax head, the round-off.",
    by: `update purchase_invoice set tds_paise = tds_paise + 1, payable_paise = payable_paise - 1,
         tds_account_code = coalesce(tds_account_code, '2300') where number like 'PI/%/000002'`,
    named: /^PI\/.*000002: its voucher differs/,
  },
  {
    sentence: 'What stands reversed of a bill’s credit is what went back and was not taken again.',
    by: `update purchase_invoice set credit_reversed_paise = credit_reversed_paise + 1 where credit_reversed_paise > 0`,
    named: /^PI\/\S+: \d+ is kept, \d+ went back$/,
  },
  {
    sentence: 'No day of an invoice bears interest in two standing notes.',
    by: `insert into interest_span (id, sale_invoice_id, note_id, from_date, to_date, percent, outstanding_minor, interest_minor,
           created_at, created_by)
         select gen_random_uuid(), i.id, i.id, i.due_date, i.due_date + days, '18', 1, 1, now(), i.created_by
         from (select * from sale_invoice where status = 'ISSUED' limit 1) i, generate_series(1, 2) days`,
    named: /^\S+: interest from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d is charged twice$/,
  },
  {
    sentence: 'The voucher of each reversal of credit is worth its heads.',
    by: `update unpaid_credit_move set cgst_paise = cgst_paise + 1, sgst_paise = sgst_paise - 1`,
    named: /^PI\/\S+: the voucher of \d{4}-\d\d-\d\d differs$/,
  },
  {
    sentence: 'The voucher of a cancelled bill is reversed, and that of a posted one is not.',
    by: `update voucher set reverses_id = null where reverses_id is not null`,
    named: /^PI\/.* is cancelled: its voucher is not reversed/,
  },
  {
    sentence: 'A payment settles no more than it is worth, and a reversed one nothing.',
    by: `update payment set status = 'REVERSED', reverse_reason = 'A mistake'
         where id = (select payment_id from allocation where sale_invoice_id is not null order by id limit 1)`,
    named: /^RC\/.* is allocated/,
  },
  {
    sentence: 'Customers are given no more of an unidentified receipt than came by it.',
    by: `update payment set from_receipt_id = (select min(id::text)::uuid from payment)
         where id = (select id from payment where direction = 'RECEIPT' and party_id is not null and status = 'POSTED'
           and currency = 'INR' and bank_charges_paise = 0 order by id desc limit 1)`,
    named: /^\S+: \d+ is given$/,
  },
  {
    sentence:
      'What a customer was given back is taken of his own receipt, as much as the payment says; what was taken back, nothing.',
    by: `update payment set refund_of_id = (select min(id::text)::uuid from payment where direction = 'RECEIPT')
         where id = (select id from payment where direction = 'PAYMENT' and status = 'POSTED' and currency = 'INR'
           and tds_paise = 0 and bank_charges_paise = 0 and refund_of_id is null order by id limit 1)`,
    named: /^\S+: \d+ went back, 0 is taken of its receipt$/,
  },
  {
    sentence: 'An invoice is settled by no more than is to be paid of it.',
    by: `update allocation set amount_minor = amount_minor * 50 where id = (select min(id::text)::uuid from allocation where sale_invoice_id is not null)`,
    named: /is settled$/,
  },
  {
    sentence: 'What is kept as settled of an invoice is what is allocated to it.',
    by: `update sale_invoice set settled_minor = settled_minor + 1 where number like 'SI/%/000001'`,
    named: /^SI\/.*000001: \d+ is kept as settled, \d+ is allocated$/,
  },
  {
    sentence: 'How long a document waited for what an allocation settles of it is kept with the allocation.',
    by: `update allocation_span set open_to = open_to + 1`,
    named: /^\S+: kept from (\d{4}-\d\d-\d\d) till \d{4}-\d\d-\d\d, it waited from \1 till \d{4}-\d\d-\d\d$/m,
  },
  {
    sentence: 'What is kept as withheld in a month is what documents withheld.',
    by: `update withheld_month set tds_paise = tds_paise + 1 where side = 'PAYABLE'`,
    named: /^PAYABLE, \d{4}-\d\d: \d+ base and \d+ TDS are kept, \d+ base and \d+ TDS are posted$/m,
  },
  {
    sentence: 'What is kept as withheld of a party is what its documents withheld.',
    by: `delete from withheld_party_month where side = 'PAYABLE'`,
    named: /, PAYABLE, \d{4}-\d\d: 0 base and 0 TDS are kept, \d+ base and \d+ TDS are posted$/m,
  },
  {
    sentence: 'What was paid ahead is what the ledger holds as an advance.',
    by: `update payment set amount_minor = amount_minor + 1, bank_amount_paise = bank_amount_paise + 1
         where currency = 'INR' and number like 'RC/%/000002'`,
    named: /^RC\/.*000002: 1 is left, 0 is posted/,
  },
  {
    sentence: 'The GST report of each month is what its ledger moved.',
    by: `update sale_invoice set igst_paise = igst_paise + 1, total_paise = total_paise + 1
         where number like 'SI/%/000001'`,
    named: /^OUTPUT of \d{4}-\d\d: the ledger differs by 1$/,
  },
  {
    sentence: 'The GST of an expense, or of what a bank kept, is worth what its voucher posted, by head.',
    by: `update payment set reverse_charge = true where id =
          (select id from payment where itc_eligible and direction = 'EXPENSE' order by number limit 1)`,
    named: /^EV\/\S+: its voucher differs$/m,
  },
  {
    sentence: 'GST on an advance stands for what is left of it, in its rows and in the ledger.',
    by: `update advance_tax set igst_paise = igst_paise + 1, advance_paise = advance_paise + 1
         where id = (select min(id::text)::uuid from advance_tax where kind = 'RECEIVED')`,
    named: /: \d+ is kept, \d+ is posted$/,
  },
  {
    sentence: 'GSTR-1 of each month and its HSN summary add up to the GST report.',
    by: `update sale_invoice_line set igst_paise = igst_paise + 1
         where invoice_id = (select id from sale_invoice where number like 'SI/%/000001' limit 1)`,
    named: /^GSTR-1 of \d{4}-\d\d: differs by \d$/m,
  },
  {
    sentence: 'The TDS report is what the TDS ledger moved.',
    by: `update payment set tds_paise = tds_paise + 1
         where id = (select id from payment where tds_paise > 0 order by number limit 1)`,
    named: /^RECEIVABLE: documents say \d+, the ledger \d+$/,
  },
  {
    sentence: 'At least one administrator can sign in.',
    by: `update app_user set blocked = true where first_name = 'Asha'`,
    named: /No unblocked user/,
  },
  {
    sentence: 'Every file has the bytes that were stored.',
    by: `insert into stored_file (id, name, media_type, size_bytes, sha256, created_at, created_by)
         values (gen_random_uuid(), 'pod.pdf', 'application/pdf', 3, repeat('0', 64), now(), gen_random_uuid())`,
    named: /^pod\.pdf /,
  },
  {
    sentence: 'Every row of the audit trail is as it was written.',
    by: `update audit_event set user_name = 'Somebody' where id = (select min(id::text)::uuid from audit_event)`,
    named: / of \w+ .* at /,
  },
  {
    sentence: 'No voucher was posted into a month after it was locked.',
    by: `insert into period_lock (month, locked_at, locked_by)
         select date_trunc('month', date), created_at - interval '1 hour', (select id from app_user limit 1)
         from voucher order by id limit 1`,
    named: /dated \d{4}-\d\d-\d\d, posted at/,
  },
  {
    sentence: 'A payment run comes to what its bills are given.',
    by: `update payment_run set total_paise = total_paise + 1 where status = 'PAID'`,
    named: /^.+: \d+ is kept, \d+ is given$/m,
  },
  {
    sentence: 'A bill stands in a payment run till that is paid or cancelled.',
    by: `update payment_run_line set is_open = false where is_open`,
    named: /is free$/m,
  },
  {
    sentence: 'A paid payment run settled each of its bills by a payment to its vendor.',
    by: `update payment_run_line set payment_id = null where payment_id is not null`,
    named: /is not settled as the run says$/m,
  },
  {
    sentence: 'A transfer took from one bank and gave to the other what its voucher says.',
    by: `update bank_transfer set amount_minor = amount_minor + 1 where number like 'BT/%/000001'`,
    named: /^BT\/.*000001: its voucher differs$/,
  },
  {
    sentence: 'What is owed by age is what the control accounts hold of each party, but for what no document posted.',
    by: `update sale_invoice set settled_minor = settled_minor + 1 where number like 'SI/%/000001'`,
    named: /: 1 is on account, 0 was posted against no document$/,
  },
  {
    sentence: 'A closed year leaves nothing on accounts of income, cost and expense.',
    by: `update posting set date = '2026-03-30' where date > '2026-03-31'
         and account_id = (select id from account where code = '6010')`,
    named: /^YE\/\d\d-\d\d \(voucher \S+\): 6010 Rent still holds \d+$/m,
  },
  {
    sentence: 'What a month’s end was valued at is taken back as the next month begins.',
    by: `update posting set debit_paise = debit_paise + 1
         where id = (select p.id from posting p join voucher v on v.id = p.voucher_id
           where v.type = 'REVALUATION' and p.debit_paise > 0 order by p.id limit 1)`,
    named: /^XR\/\d{4}-\d\d \(voucher \S+\): \d{4} .* keeps 1$/m,
  },
  {
    sentence: 'A count of cash is the sum of its notes and coins, and posted how far it was from the books.',
    by: `update cash_count set book_paise = book_paise - 1 where voucher_id is not null`,
    named: /^Cash, counted on \d{4}-\d\d-\d\d: \d+ counted against \d+, -?\d+ posted$/m,
  },
  {
    sentence: 'A cash box is kept by whoever took it over last, by a count of what was handed over to that person.',
    by: `update bank set custodian_id = (select id from app_user u where u.id is distinct from bank.custodian_id
         order by id limit 1) where name = 'Cash'`,
    named: /^Cash: kept by another than took it over$/m,
  },
  {
    sentence: 'A journal says what its voucher posted.',
    by: `update journal set total_paise = total_paise + 1 where number like 'JV/%/000001'`,
    named: /^JV\/.*000001: its voucher differs$/m,
  },
  {
    sentence:
      'Each counter stands at the last number of its series, and every number from its first up to it is borne by a document.',
    by: `update number_counter set last = last - 1 from number_series s where s.id = series_id and s.kind = 'RECEIPT'`,
    named: /^RECEIPT of the company in 26-27: counted to \d+, \d+ documents/m,
  },
  {
    sentence: 'Every record that was posted or audited is as it was when it was sealed.',
    by: `update sale_invoice set due_date = due_date + 1 where number like 'SI/%/000001'`,
    named: /^SI\/.*000001 is not as it was sealed at \d{4}/,
  },
  {
    sentence: 'The seals are one chain, each link made of the one before it.',
    by: `update seal set row_hash = repeat('0', 64) where position = 7`,
    named: /^link 7, the seal of /,
  },
  {
    sentence: 'No record waits for its seal while later ones of its kind are sealed.',
    by: `insert into to_seal (source, record_id, noted_at)
         select 'voucher', record_id, noted_at - interval '1 hour' from seal where source = 'voucher' limit 1`,
    named: /^voucher \S+, written at /,
  },
  {
    sentence: 'Every note and every file stands beside a record that exists, or whose deletion the trail tells.',
    by: `update note set record_id = id where id = (select min(id::text)::uuid from note)`,
    named: /^what stands beside the \S+ \S+: there is none$/,
  },
];
