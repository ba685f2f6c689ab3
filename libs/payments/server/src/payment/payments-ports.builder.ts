import type { DocumentsAsked } from '@freightdesk/invoices-contract';
import { formatNumber } from '@freightdesk/company-contract';
import type { Party } from '@freightdesk/parties-contract';
import type { Db } from '@freightdesk/shared-database';
import { isCurrency } from '@freightdesk/shared-money';
import { sql } from 'kysely';
import type { OutstandingInvoice } from '@freightdesk/payments-contract';
import type { MovingBank, OpenDocument, PaymentsPorts } from '../payments-ports';

const prefixes = {
  ...{ RECEIPT: 'RC', PAYMENT: 'PV', EXPENSE: 'EV', RECEIPT_VOUCHER: 'RV', REFUND_VOUCHER: 'RF' },
  ...{ SET_OFF: 'SO', WRITE_OFF: 'WO' },
} as const;

/** What the wiring hands over, read from the same tables; for specs. */
export const portsOf = (): PaymentsPorts => ({
  takeNumber: async ({ tx }, { kind }) => {
    // Of two that begin a series at once one waits and finds it, by whichever of its keys they meet.
    await sql`
      insert into number_series (id, kind, holder, prefix, width)
      values (gen_random_uuid(), ${kind}, '', ${prefixes[kind]}, 6) on conflict do nothing`.execute(tx);
    const { rows } = await sql<{ last: number }>`
      insert into number_counter (series_id, fiscal_year, last)
      select id, '26-27', 1 from number_series where kind = ${kind} and holder = ''
      on conflict (series_id, fiscal_year) do update set last = number_counter.last + 1 returning last`.execute(tx);
    return formatNumber({ prefix: prefixes[kind], fiscalYear: '26-27', sequence: rows[0]?.last ?? 0, width: 6 });
  },
  findParty: (db, id) =>
    db
      .selectFrom('party')
      .select(['id', 'name', 'country', 'pan', 'stateCode'])
      .select((eb) => [
        eb.ref('roles').$castTo<Party['roles']>().as('roles'),
        eb.ref('tdsNature').$castTo<Party['tdsNature']>().as('tdsNature'),
      ])
      .where('id', '=', id)
      .executeTakeFirst()
      .then((row) => row && { ...row, address: null, registrations: [] }),
  taxSide: () => Promise.resolve({ name: null, address: null, gstin: null, stateCode: null, taxOnAdvances: true }),
  readLogo: () => Promise.resolve(undefined),
  bankForPayment,
  levelForeignBanks: () => Promise.resolve(),
  holdBankOfPayment: () => Promise.resolve(),
  documents: { RECEIPT: documentsOf(sales), PAYMENT: documentsOf(bills) },
  outstanding: { RECEIPT: outstandingOf(sales), PAYMENT: outstandingOf(bills) },
  advanceWithholding: (_tx, { tdsNature }) =>
    Promise.resolve(tdsNature ? { nature: tdsNature, section: '194C', accountCode: '2311' } : null),
});

const bankForPayment = async (db: Db, id: string): Promise<MovingBank | undefined> => {
  const { rows } = await sql<MovingBank & { balanceMinor: number; balancePaise: number }>`
    select b.id, b.name, b.account_type, a.code as account_code, b.currency, b.active, b.opening_date,
      coalesce(sum(p.currency_minor), 0)::bigint as balance_minor,
      coalesce(sum(p.debit_paise - p.credit_paise), 0)::bigint as balance_paise
    from bank b join account a on a.id = b.account_id left join posting p on p.account_id = a.id
    where b.id = ${id} group by b.id, a.code`.execute(db);
  return rows.map(({ balanceMinor, balancePaise, ...bank }) => ({ ...bank, held: { balanceMinor, balancePaise } }))[0];
};

const sales = {
  table: sql.table('sale_invoice'),
  columns: sql`null as supplier_number, currency_total_minor as total_minor, total_paise`,
  status: 'ISSUED',
};
const bills = {
  table: sql.table('purchase_invoice'),
  columns: sql`supplier_number, payable_minor as total_minor, payable_paise as total_paise`,
  status: 'POSTED',
};

const documentsOf =
  ({ table, columns, status }: typeof sales) =>
  async (db: Db, { ids, partyId, lock = false }: DocumentsAsked): Promise<OpenDocument[]> => {
    const named = sql`(${ids ?? null}::uuid[] is null or id = any (${ids ?? null}::uuid[]))`;
    // First the lock, then the sums, in a statement of its own: it sees what was committed while we waited.
    if (lock) await sql`select id from ${table} where ${named} order by id for update`.execute(db);
    const { rows } = await sql<OpenDocument>`
      select id, number, party_id, date, due_date, currency, exchange_rate, outstanding_minor, ${columns} from ${table}
      where ${named} and status = ${status} and (${partyId ?? null}::uuid is null or party_id = ${partyId ?? null})`.execute(
      db,
    );
    return rows.map((row) => ({ ...row, currency: isCurrency(row.currency) ? row.currency : 'INR' }));
  };

const outstandingOf = (of: typeof sales) => async (db: Db, whose: { partyId: string }) => {
  const open = (await documentsOf(of)(db, whose)).filter(({ outstandingMinor }) => outstandingMinor !== 0);
  return open
    .sort((one, other) => `${one.date} ${one.number}`.localeCompare(`${other.date} ${other.number}`))
    .map(
      ({
        id,
        number,
        supplierNumber,
        partyId,
        date,
        dueDate,
        currency,
        exchangeRate,
        ...minor
      }): OutstandingInvoice => ({
        ...{ id, number, supplierNumber, partyId, date, dueDate, currency, exchangeRate },
        ...{ totalMinor: minor.totalMinor, outstandingMinor: minor.outstandingMinor },
      }),
    );
};
