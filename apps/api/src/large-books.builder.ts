import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import { auditRowHash } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { rebuildingSums } from './rebuilds';

const now = new Date('2026-11-21T06:00:00Z');
const userId = '00000000-0000-7000-8000-000000000005';
const userName = 'Anil Test';

/** Postings of one turn of business: an invoice, its receipt, and a vendor's bill. */
const postingsOfTurn = 10;

/** Over how many days from when on. */
interface Days {
  from: string;
  count: number;
}

/** One turn after another, all of it worked out by the store. */
const turns = (count: number, days: Days) => [
  sql`create temporary table turn on commit drop as
    select n, gen_random_uuid() as sale, gen_random_uuid() as sale_voucher, gen_random_uuid() as receipt,
      gen_random_uuid() as receipt_voucher, gen_random_uuid() as bill, gen_random_uuid() as bill_voucher,
      ${sql.lit(days.from)}::date + (n::bigint * ${sql.lit(days.count)} / ${sql.lit(count)})::int as date, 5000 * (1 + n % 997) as taxable,
      (select id from party where name_key = 'customer ' || n % 50) as customer,
      (select id from party where name_key = 'vendor ' || n % 50) as vendor, lpad(n::text, 6, '0') as number
    from generate_series(1, ${sql.lit(count)}) n`,
  sql`analyze turn`,
];

const stamps = sql`${now}::timestamptz as created_at, ${userId}::uuid as created_by, ${now}::timestamptz as updated_at,
  ${userId}::uuid as updated_by`;

const documents = [
  sql`insert into sale_invoice (id, number, kind, status, date, due_date, branch_id, supplier_gstin, party_id, party_name,
      place_of_supply_state_code, place_of_supply_why, supply, reverse_charge, export_with_payment, rounds_off, currency,
      exchange_rate, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, currency_total_minor,
      voucher_id, created_at, created_by, updated_at, updated_by)
    select sale, 'SI/26-27/' || number, 'TAX_INVOICE', 'ISSUED', date, date + 30, (select id from branch), '29AAGCB7383J1Z4',
      customer, 'Customer', '29', 'Registered there.', 'INTRA', false, false, true, 'INR', '1', taxable, taxable * 9 / 100,
      taxable * 9 / 100, 0, 0, taxable * 118 / 100, taxable * 118 / 100, sale_voucher, ${stamps} from turn`,
  sql`insert into sale_invoice_line (id, invoice_id, position, description, sac, quantity, rate, discount_minor, gst_rate,
      taxability, income_account_code, taxable_minor, taxable_paise, cgst_paise, sgst_paise, igst_paise)
    select gen_random_uuid(), sale, 1, 'Ocean freight', '996521', '1', '1', 0, '18', 'TAXABLE', '4000', taxable, taxable,
      taxable * 9 / 100, taxable * 9 / 100, 0 from turn`,
  sql`insert into purchase_invoice (id, number, status, supplier_number, supplier_number_key, supplier_date, supplier_year,
      date, due_date, branch_id, recipient_gstin, party_id, party_name, vendor, place_of_supply_state_code,
      place_of_supply_why, supply, reverse_charge, itc_eligible, currency, exchange_rate, taxable_paise, cgst_paise,
      sgst_paise, igst_paise, round_off_paise, total_paise, currency_total_minor, tds_base_paise, tds_paise, tds_why,
      payable_paise, payable_minor, voucher_id, created_at, created_by, updated_at, updated_by)
    select bill, 'PI/26-27/' || number, 'POSTED', number, number, date, '26-27', date, date + 30, (select id from branch),
      '29AAGCB7383J1Z4', vendor, 'Vendor', '{}', '29', 'Registered there.', 'INTRA', false, true, 'INR', '1', taxable,
      taxable * 9 / 100, taxable * 9 / 100, 0, 0, taxable * 118 / 100, taxable * 118 / 100, 0, 0, 'None.',
      taxable * 118 / 100, taxable * 118 / 100, bill_voucher, ${stamps} from turn`,
  sql`insert into purchase_invoice_line (id, invoice_id, position, description, sac, quantity, rate, gst_rate, taxability,
      account_code, taxable_minor, taxable_paise, cgst_paise, sgst_paise, igst_paise)
    select gen_random_uuid(), bill, 1, 'Ocean freight', '996521', '1', '1', '18', 'TAXABLE', '5010', taxable, taxable,
      taxable * 9 / 100, taxable * 9 / 100, 0 from turn`,
  sql`insert into payment (id, number, direction, status, date, bank_id, party_id, mode, currency, exchange_rate,
      amount_minor, bank_amount_paise, tds_paise, bank_charges_paise, voucher_id, created_at, created_by, updated_at, updated_by)
    select receipt, 'RC/26-27/' || number, 'RECEIPT', 'POSTED', date, (select id from bank), customer, 'NEFT', 'INR', '1',
      taxable * 118 / 100, taxable * 118 / 100, 0, 0, receipt_voucher, ${stamps} from turn`,
  sql`insert into allocation (id, payment_id, sale_invoice_id, amount_minor, date, voucher_id, created_at, created_by)
    select gen_random_uuid(), receipt, sale, taxable * 118 / 100, date, receipt_voucher, ${now}, ${userId} from turn`,
];

const ledger = [
  sql`insert into voucher (id, type, date, narration, document_type, document_id, document_number, line_count, created_at,
      created_by)
    select v.id, v.type, date, 'Narration', v.document_type, v.document_id, v.prefix || '/26-27/' || number, v.lines, ${now},
      ${userId}
    from turn cross join lateral (values
      (sale_voucher, 'SALE', 'sale invoice', sale, 'SI', 4), (receipt_voucher, 'RECEIPT', 'payment', receipt, 'RC', 2),
      (bill_voucher, 'PURCHASE', 'purchase invoice', bill, 'PI', 4)
    ) v (id, type, document_type, document_id, prefix, lines)`,
  sql`insert into posting (id, voucher_id, line_no, account_id, date, debit_paise, credit_paise, party_id, currency_minor,
      branch_id, gst_head, gst_rate)
    select gen_random_uuid(), p.voucher, p.line, a.id, date, greatest(p.paise, 0), greatest(-p.paise, 0), p.party, p.paise,
      case when p.voucher <> receipt_voucher then (select id from branch) end, p.head, case when p.head is not null then '18' end
    from turn cross join lateral (values
      (sale_voucher, 1, '1200', taxable * 118 / 100, customer, null), (sale_voucher, 2, '4000', -taxable, null, null),
      (sale_voucher, 3, '2210', -taxable * 9 / 100, null, 'CGST'), (sale_voucher, 4, '2220', -taxable * 9 / 100, null, 'SGST'),
      (receipt_voucher, 1, '1000', taxable * 118 / 100, null, null),
      (receipt_voucher, 2, '1200', -taxable * 118 / 100, customer, null),
      (bill_voucher, 1, '5010', taxable, null, null), (bill_voucher, 2, '1310', taxable * 9 / 100, null, 'CGST'),
      (bill_voucher, 3, '1320', taxable * 9 / 100, null, 'SGST'), (bill_voucher, 4, '2100', -taxable * 118 / 100, vendor, null)
    ) p (voucher, line, code, paise, party, head) join account a on a.code = p.code`,
  sql`insert into to_seal (source, record_id)
    select v.source, v.id from turn cross join lateral (values ('voucher', sale_voucher), ('voucher', receipt_voucher),
      ('voucher', bill_voucher), ('sale invoice', sale), ('purchase invoice', bill), ('payment', receipt)) v (source, id)
    union all select 'allocation', id from allocation`,
];

const masters = (count: number) => [
  sql`insert into party (id, name, name_key, roles, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), kind || n, kind || n, array[upper(trim(kind))], ${now}, ${userId}, ${now}, ${userId}
    from generate_series(0, 49) n, (values ('customer '), ('vendor ')) kinds (kind)`,
  sql`insert into bank (id, account_id, name, account_number, account_type, currency, opening_balance_paise,
      opening_balance_minor, opening_date, is_default, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), id, 'Cash', '1', 'CASH', 'INR', 0, 0, '2026-04-01', true, ${now}, ${userId}, ${now}, ${userId}
    from account where code = '1000'`,
  sql`insert into number_series (id, kind, holder, prefix, width)
    values (gen_random_uuid(), 'RECEIPT', '', 'RC', 6) on conflict do nothing`,
  sql`insert into number_counter (series_id, fiscal_year, last)
    select id, '26-27', ${count} from number_series
    where (kind, holder) in (('TAX_INVOICE', '29AAGCB7383J1Z4'), ('PURCHASE_INVOICE', '29AAGCB7383J1Z4'), ('RECEIPT', ''))`,
];

async function insertAudit(tx: Tx, count: number): Promise<void> {
  const facts = {
    at: now,
    userId,
    userName,
    sessionId: null,
    requestId: 'r-1',
    record: 'sale invoice',
    action: 'issue',
  };
  const after = {
    number: 'SI/26-27/000001',
    totalPaise: 1_18_000_00,
    lines: [{ sac: '996521', taxablePaise: 1_00_000_00 }],
  };
  for (let done = 0; done < count; done += 2_000) {
    const rows = Array.from({ length: Math.min(2_000, count - done) }, () => {
      const row = { ...facts, id: newId(), recordId: newId(), before: null, after, reason: null };
      return { ...row, after: JSON.stringify(after), rowHash: auditRowHash(row) };
    });
    await tx.insertInto('auditEvent').values(rows).execute();
  }
  await sql`insert into to_seal (source, record_id) select 'audit event', id from audit_event`.execute(tx);
}

/** Books of about so many postings, written past the server as the server would have; by a connection with all rights. */
export async function writeLargeBooks(
  tamperer: Db,
  postings: number,
  days: Days = { from: '2026-04-01', count: 230 },
): Promise<void> {
  const count = Math.ceil(postings / postingsOfTurn);
  await tamperer.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    for (const invariant of [...masters(count), ...turns(count, days), ...documents, ...ledger])
      await invariant.execute(tx);
    await sql.raw(rebuildingSums).execute(tx);
    await insertAudit(tx, 3 * count);
  });
  await sql`analyze`.execute(tamperer);
}
