/** A voucher as SQL would forge it; `lines` are account code, line number and signed paise. */
const voucher = (day: string, lineCount: number, id = `'00000000-0000-7000-8000-00000000f001'`) => `
  insert into voucher (id, type, date, narration, document_type, document_id, document_number, line_count, created_at, created_by)
  values (${id}, 'JOURNAL', ${day}, '', 'journal', ${id}, 'JV', ${lineCount}, now(), ${id})`;

const line = (
  voucherId: string,
  lineNo: number,
  paise: number,
  day = `(select date from voucher where id = ${voucherId})`,
) => `
  insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor)
  select gen_random_uuid(), ${voucherId}, ${lineNo}, id, ${day}, ${Math.max(paise, 0)}, ${Math.max(-paise, 0)}, ${paise}
  from account where code = '6010'`;

const forged = `'00000000-0000-7000-8000-00000000f001'`;
const inOctober = `(select voucher_id from bank_transfer)`;
const inNovember = `(select voucher_id from payment order by number limit 1)`;
const pair = (voucherId: string) => [line(voucherId, 90, 100), line(voucherId, 91, -100)];

const ledger = [
  { what: 'a pair that balances is added to a voucher of a locked month', by: pair(inOctober) },
  { what: 'a pair that balances is added to a voucher of an open month', by: pair(inNovember) },
  { what: 'the checks are done before the pair comes', by: ['set constraints all immediate', ...pair(inNovember)] },
  {
    what: 'a voucher gets its lines, is checked, and gets more',
    by: [
      voucher(`'2026-11-20'`, 2),
      line(forged, 1, 5),
      line(forged, 2, -5),
      'set constraints all immediate',
      line(forged, 3, 9),
    ],
  },
  {
    what: 'a line comes under a number below the first',
    by: [voucher(`'2026-11-20'`, 2), line(forged, 0, 5), line(forged, 1, -5)],
  },
  { what: 'a voucher does not balance', by: [voucher(`'2026-11-20'`, 2), line(forged, 1, 5), line(forged, 2, -4)] },
  { what: 'a voucher lacks lines', by: [voucher(`'2026-11-20'`, 4), line(forged, 1, 5), line(forged, 2, -5)] },
  { what: 'a voucher has no lines', by: [voucher(`'2026-11-20'`, 0)] },
  {
    what: 'a voucher of an open month has lines in a locked one',
    by: [voucher(`'2026-11-20'`, 2), line(forged, 1, 5, `'2026-10-20'`), line(forged, 2, -5, `'2026-10-20'`)],
  },
  {
    what: 'a voucher is dated in a locked month',
    by: [voucher(`'2026-10-31'`, 2), line(forged, 1, 5), line(forged, 2, -5)],
  },
  {
    what: 'it is another day on the other side of the world',
    by: [
      `set local time zone 'Pacific/Kiritimati'`,
      voucher(`'2026-10-31 23:59:59-11'::timestamp::date`, 2),
      line(forged, 1, 5),
      line(forged, 2, -5),
    ],
  },
  {
    what: 'an empty table of locks stands before the real one',
    by: [
      'create temporary table period_lock (month date) on commit drop',
      voucher(`'2026-10-31'`, 2),
      line(forged, 1, 5),
      line(forged, 2, -5),
    ],
  },
  {
    what: 'a table of vouchers that say otherwise stands before the real one',
    by: [
      'create temporary table voucher on commit drop as select id, date, 99 as line_count from voucher',
      ...pair(inNovember),
    ],
  },
  {
    what: 'a voucher is dated beyond all time',
    by: [voucher(`'infinity'`, 2), line(forged, 1, 5), line(forged, 2, -5)],
  },
  { what: 'a voucher is changed', by: [`update voucher set narration = 'x'`] },
  {
    what: 'a voucher is changed by merging',
    by: [`merge into voucher v using voucher w on v.id = w.id when matched then update set narration = 'x'`],
  },
  { what: 'a voucher is deleted', by: [`delete from posting where voucher_id = ${inNovember}`, `delete from voucher`] },
  { what: 'an amount is changed', by: ['update posting set debit_paise = debit_paise + 1 where debit_paise > 0'] },
  {
    what: 'a line is put over another',
    by: [`insert into posting select * from posting on conflict (id) do update set debit_paise = 1`],
  },
  { what: 'the ledger is emptied', by: ['truncate posting, voucher cascade'] },
  { what: 'a voucher is reversed twice', by: [`update voucher set reverses_id = null`] },
  {
    what: 'income is booked to a job that does not exist',
    by: [
      voucher(`'2026-11-20'`, 2),
      line(forged, 1, 5),
      `insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, currency_minor, job_id)
     select gen_random_uuid(), ${forged}, 2, id, '2026-11-20', 0, 5, -5, gen_random_uuid() from account where code = '4000'`,
    ],
  },
  { what: 'an account bears another code', by: [`update account set code = '6021' where code = '6020'`] },
  { what: 'an expense becomes an asset', by: [`update account set kind = 'ASSET' where code = '6020'`] },
  { what: 'an account is deleted', by: [`delete from account where code = '6090'`] },
];

const documents = [
  {
    what: 'an issued invoice is worth more',
    by: [
      `update sale_invoice set total_paise = total_paise + 1, taxable_paise = taxable_paise + 1 where number is not null`,
    ],
  },
  {
    what: 'an issued invoice is a draft again',
    by: [`update sale_invoice set status = 'DRAFT', number = null where number is not null`],
  },
  { what: 'an issued invoice is deleted', by: ['delete from sale_invoice where number is not null'] },
  { what: 'a line of an issued invoice is changed', by: [`update sale_invoice_line set sac = '996711'`] },
  {
    what: 'a draft stands before an issued invoice while its line is changed',
    by: [
      `create temporary table sale_invoice on commit drop as select id, 'DRAFT' as status from sale_invoice`,
      `update sale_invoice_line set sac = '996711'`,
    ],
  },
  { what: 'a posted bill bears another number', by: [`update purchase_invoice set supplier_number = 'x'`] },
  { what: 'a line of a posted bill is deleted', by: ['delete from purchase_invoice_line'] },
  {
    what: 'a payment is worth more',
    by: [`update payment set amount_minor = amount_minor + 1, bank_amount_paise = bank_amount_paise + 1`],
  },
  {
    what: 'a payment came to another bank',
    by: [`update payment set bank_id = (select min(id::text)::uuid from bank where not is_default)`],
  },
  {
    what: 'a payment came from another party',
    by: [`update payment set party_id = (select id from party where 'VENDOR' = any (roles))`],
  },
  { what: 'a payment bears another day', by: [`update payment set date = date - 1`] },
  {
    what: 'a reversed payment stands again',
    by: [`update payment set status = 'POSTED', reverse_reason = null where status = 'REVERSED'`],
  },
  { what: 'a payment is deleted', by: ['delete from allocation', 'delete from payment'] },
  { what: 'an allocation is changed', by: ['update allocation set amount_minor = amount_minor + 1'] },
  {
    what: 'a transfer is worth more',
    by: ['update bank_transfer set amount_minor = amount_minor + 1, to_amount_minor = to_amount_minor + 1'],
  },
  { what: 'a transfer is deleted', by: ['delete from bank_transfer'] },
  {
    what: 'a bank opened with more',
    by: [`update bank set opening_balance_paise = opening_balance_paise + 1 where is_default`],
  },
  {
    what: 'a bank opened without its voucher',
    by: [`update bank set opening_voucher_id = null, opening_balance_paise = 0 where is_default`],
  },
  {
    what: 'a bank takes over the account of another',
    by: [`update bank set account_id = (select id from account where code = '1000') where is_default`],
  },
  { what: 'a docket bears another number', by: [`update docket set number = 'HO/26-27/000009'`] },
  { what: 'a booked docket is deleted', by: ['delete from tracking_event', 'delete from docket'] },
  { what: 'a booked docket is deleted from under its history', by: ['delete from docket'] },
];

const counting = [
  { what: 'a counter is set back', by: [`update number_counter set last = last - 1 where last > 1`] },
  { what: 'a counter is set forward', by: ['update number_counter set last = last + 2'] },
  { what: 'a counter is deleted', by: ['delete from number_counter'] },
  {
    what: 'a counter begins at five',
    by: [`insert into number_counter select series_id, '27-28', 5 from number_counter limit 1`],
  },
  {
    what: 'a series that gave numbers goes to another holder',
    by: [`update number_series set holder = 'x' where id = (select series_id from number_counter limit 1)`],
  },
  {
    what: 'a series takes the prefix under which another gave numbers',
    by: [
      `update number_series set prefix = 'NEW' where kind = 'TAX_INVOICE'`,
      `insert into number_series (id, kind, holder, prefix, width) values (gen_random_uuid(), 'TAX_INVOICE', 'x', 'SI', 6)`,
    ],
  },
  { what: 'a lock moves to another month', by: [`update period_lock set month = '2020-01-01'`] },
  { what: 'a lock is made softer', by: [`update period_lock set kind = 'SOFT'`] },
];

const trail = [
  { what: 'a row of the audit trail is changed', by: [`update audit_event set user_name = 'x'`] },
  { what: 'the audit trail is deleted', by: ['delete from audit_event'] },
  { what: 'a seal is changed', by: [`update seal set row_hash = 'x'`] },
  { what: 'the seals are deleted', by: ['delete from seal'] },
  { what: 'a record is noted later than it was written', by: ['update to_seal set noted_at = now()'] },
  { what: 'a note says something else', by: [`update note set text = 'x'`] },
  { what: 'the notes are deleted', by: ['delete from note'] },
  { what: 'that there was a file is forgotten', by: ['delete from document'] },
  { what: 'a trigger is switched off', by: ['alter table posting disable trigger all'] },
  { what: 'all triggers are switched off', by: ['set session_replication_role = replica'] },
  {
    what: 'a guard is written anew',
    by: [`create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`],
  },
];

/** For specs: what someone who may write SQL as the server does would try on the books; each in one transaction. */
export const attacks: readonly { what: string; by: readonly string[] }[] = [
  ...ledger,
  ...documents,
  ...counting,
  ...trail,
];
