import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { openBankAccount, postVoucher } from '@freightdesk/ledger-server';
import { formatNumber } from '@freightdesk/company-contract';
import type { PayingBank } from '@freightdesk/payments-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import type { Actor } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import type { PaymentsPorts, Receivable, ReceivablesAsked } from '../payments-ports';

/** Rows of other domains that receipts stand on, written as those domains leave them; for specs. */
export interface CustomerBooks {
  addBank(changes?: { currency?: CurrencyCode; active?: boolean }): Promise<string>;
  addParty(name?: string): Promise<string>;
  addInvoice(partyId: string, changes?: Partial<InvoiceFacts>): Promise<string>;
}

interface InvoiceFacts {
  date: string;
  status: 'ISSUED' | 'CANCELLED';
  currency: CurrencyCode;
  exchangeRate: string;
  totalMinor: number;
  totalPaise: number;
}

export function customerBooks(db: Db, { clock, actor }: { clock: Clock; actor: Actor }): CustomerBooks {
  const stamp = { createdAt: clock.now(), createdBy: actor.userId, updatedAt: clock.now(), updatedBy: actor.userId };
  let invoices = 0;
  return {
    addBank: ({ currency = 'INR', active = true } = {}) =>
      withTransaction(db, async (tx) => {
        const id = newId();
        const name = `Bank in ${currency}`;
        const { id: accountId } = await openBankAccount(tx, { name, kind: 'BANK' });
        const particulars = { accountNumber: id, accountType: 'CURRENT', openingDate: '2026-04-01', currency, active };
        const opening = { openingBalancePaise: 0, openingBalanceMinor: 0 };
        await tx
          .insertInto('bank')
          .values({ ...stamp, ...particulars, ...opening, id, accountId, name })
          .execute();
        return id;
      }),
    async addParty(name = 'Coastal Spices Exports') {
      const id = newId();
      const particulars = { name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'] };
      await db
        .insertInto('party')
        .values({ ...stamp, ...particulars, id })
        .execute();
      return id;
    },
    async addInvoice(partyId, changes = {}) {
      invoices += 1;
      const number = formatNumber({ prefix: 'SI', fiscalYear: '26-27', sequence: invoices, width: 6 });
      return withTransaction(db, (tx) => issueInvoice({ tx, clock, actor }, { partyId, number, stamp, ...changes }));
    },
  };
}

/** Debit less credit of each account, by code; zero accounts left out. */
export async function trialBalance(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; paise: number }>`
    select code, (sum(debit_paise) - sum(credit_paise))::bigint as paise
    from posting join account on account.id = posting.account_id
    group by code having sum(debit_paise) <> sum(credit_paise)`.execute(db);
  return Object.fromEntries(rows.map(({ code, paise }) => [code, paise]));
}

type Posting = Parameters<typeof postVoucher>[0];
type Stamp = { createdAt: Date; createdBy: string; updatedAt: Date; updatedBy: string };

async function issueInvoice(
  context: Posting,
  facts: Partial<InvoiceFacts> & { partyId: string; number: string; stamp: Stamp },
): Promise<string> {
  const { tx } = context;
  const { partyId, number, stamp, currency = 'INR', exchangeRate = '1', totalMinor = 1_18_000_00 } = facts;
  const { date = '2026-04-10', status = 'ISSUED', totalPaise = totalMinor } = facts;
  const id = newId();
  const voucherId = await postVoucher(context, {
    type: 'SALE',
    date,
    narration: number,
    document: { type: 'sale invoice', id, number },
    lines: [
      ...debit(accountCode.debtors, totalPaise, { partyId, currency, currencyMinor: totalMinor, exchangeRate }),
      ...credit(accountCode.freightIncome, totalPaise),
    ],
  });
  const branchId = newId();
  await tx
    .insertInto('branch')
    .values({ ...stamp, id: branchId, code: branchId, name: 'Mumbai' })
    .execute();
  await tx
    .insertInto('saleInvoice')
    .values({
      ...{ ...stamp, id, number, kind: 'TAX_INVOICE', status, date, dueDate: date, branchId, partyId, partyName: '' },
      ...{ placeOfSupplyStateCode: '27', placeOfSupplyWhy: 'The State of the recipient.', supply: 'INTRA' },
      ...{ reverseCharge: false, exportWithPayment: false, roundsOff: true, currency, exchangeRate, voucherId },
      ...{ taxablePaise: totalPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, roundOffPaise: 0, totalPaise },
      currencyTotalMinor: totalMinor,
    })
    .execute();
  return id;
}

/** What the wiring hands over, read from the same tables. */
export const portsOf = (): PaymentsPorts => ({
  takeReceiptNumber: async ({ tx }) => {
    const { rows } = await sql<{ last: number }>`
      with series as (
        insert into number_series (id, kind, holder, prefix, width)
        values ('00000000-0000-7000-8000-00000000000c', 'RECEIPT', '', 'RC', 6)
        on conflict (kind, holder) do update set width = excluded.width returning id
      )
      insert into number_counter (series_id, fiscal_year, last) select id, '26-27', 1 from series
      on conflict (series_id, fiscal_year) do update set last = number_counter.last + 1 returning last`.execute(tx);
    return formatNumber({ prefix: 'RC', fiscalYear: '26-27', sequence: rows[0]?.last ?? 0, width: 6 });
  },
  findParty: (db, id) => db.selectFrom('party').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
  bankForPayment,
  receivables,
});

const bankForPayment = (db: Db, id: string): Promise<PayingBank | undefined> =>
  db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select(['bank.id', 'bank.name', 'account.code as accountCode', 'bank.currency', 'bank.active'])
    .where('bank.id', '=', id)
    .executeTakeFirst();

async function receivables(db: Db, { ids, partyId, lock = false }: ReceivablesAsked): Promise<Receivable[]> {
  // First the lock, then the sums, in a statement of its own: it sees what was committed while we waited.
  if (lock && ids) {
    await db
      .selectFrom('saleInvoice')
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  let query = db
    .selectFrom('saleInvoice')
    .select(['id', 'number', 'partyId', 'date', 'dueDate', 'currency', 'exchangeRate', 'totalPaise'])
    .select('currencyTotalMinor as totalMinor')
    .select(
      sql<number>`currency_total_minor - (select coalesce(sum(amount_minor), 0)::bigint from allocation
        where sale_invoice_id = sale_invoice.id)`.as('outstandingMinor'),
    )
    .where('status', '=', 'ISSUED');
  if (ids) query = query.where('id', 'in', [...ids]);
  if (partyId !== undefined) query = query.where('partyId', '=', partyId);
  const rows = await query.execute();
  return rows.map(({ number, currency, ...row }) => ({
    ...row,
    number: number ?? '',
    currency: isCurrency(currency) ? currency : 'INR',
  }));
}
