import { type AccountType, type Bank, bankList } from '@freightdesk/banks-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { changedBy, pagesOf, type Writing, recordTable } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { holdForeignBanks } from './foreign-money.repository';

/**
 * Banks with what the ledger holds of each: its balance in paise and in the bank's own currency, and how many postings
 * beside its opening balance touch it, from the sums that are kept of each month.
 */
const bankRows = (db: Db) =>
  db
    .selectFrom('bank')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('accountMonth')
          .whereRef('accountMonth.accountId', '=', 'bank.accountId')
          .select([
            sql<number>`coalesce(sum(debit_paise) - sum(credit_paise), 0)::bigint`.as('balancePaise'),
            sql<number>`coalesce(sum(currency_minor), 0)::bigint`.as('balanceMinor'),
            sql<number>`coalesce(sum(entry_count) filter (where voucher_type <> 'OPENING'), 0)::bigint`.as(
              'entryCount',
            ),
          ])
          .as('held'),
      (join) => join.onTrue(),
    )
    .leftJoin('appUser as custodian', 'custodian.id', 'bank.custodianId')
    .select((eb) => [
      'bank.id',
      'bank.accountId',
      'bank.name',
      'bank.accountNumber',
      'bank.ifsc',
      'bank.branch',
      eb.ref('bank.accountType').$castTo<AccountType>().as('accountType'),
      'bank.currency',
      'bank.openingBalancePaise',
      'bank.openingBalanceMinor',
      'bank.openingDate',
      'bank.upiId',
      'bank.swift',
      'bank.isDefault',
      'bank.active',
      'bank.version',
      'bank.custodianId',
      sql<string>`trim(custodian.first_name || ' ' || custodian.last_name)`.as('custodianName'),
      'held.balancePaise',
      'held.balanceMinor',
      'held.entryCount',
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof bankRows>['executeTakeFirstOrThrow']>>;

const asBank = ({ custodianId, custodianName, ...bank }: Selected): Bank => ({
  ...bank,
  custodian: custodianId === null ? null : { id: custodianId, name: custodianName },
});

export const listBankRows = pagesOf(bankRows, {
  list: bankList,
  toRow: asBank,
});

export async function findBank(db: Db, id: string): Promise<Bank | undefined> {
  const row = await bankRows(db).where('bank.id', '=', id).executeTakeFirst();
  return row && asBank(row);
}

/**
 * Makes writers of banks wait for each other. Which bank is the default and which account code is free are facts about
 * all banks at once, and banks change a few times a year: one lock is simpler than a retry in each use case.
 */
export async function lockBanks(tx: Tx): Promise<void> {
  await sql`lock table bank in share row exclusive mode`.execute(tx);
}

export async function countBanks(db: Db, only: { accountType?: AccountType } = {}): Promise<number> {
  let query = db.selectFrom('bank').select(({ fn }) => fn.countAll<number>().as('count'));
  if (only.accountType) query = query.where('accountType', '=', only.accountType);
  return (await query.executeTakeFirstOrThrow()).count;
}

export const { insert: insertBank, change: changeBank, remove: removeBank } = recordTable('bank');

export async function clearDefault(by: Writing): Promise<void> {
  await by.tx
    .updateTable('bank')
    .set({ isDefault: false, ...changedBy(by) })
    .where('isDefault', '=', true)
    .execute();
}

export const openingVoucherOf = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('bank').select('openingVoucherId').where('id', '=', id).executeTakeFirstOrThrow())
    .openingVoucherId;

export async function accountCodeOf(db: Db, bankId: string): Promise<string> {
  const { code } = await db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select('account.code')
    .where('bank.id', '=', bankId)
    .executeTakeFirstOrThrow();
  return code;
}

/** A bank as far as money moves there. */
export const movingBank = (db: Db | Tx, id: string) =>
  db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select(['bank.id', 'bank.name', 'bank.accountType', 'account.code as accountCode', 'bank.currency', 'bank.active'])
    .select('bank.openingDate')
    .where('bank.id', '=', id)
    .executeTakeFirst();

/** What receipts and payments need to know of a bank, a foreign one held till commit: handed to them by the app's wiring. */
export async function bankForPayment(db: Db, id: string) {
  const bank = await movingBank(db, id);
  if (!bank || bank.currency === 'INR') return bank;
  return { ...bank, held: (await holdForeignBanks(db, [id])).get(id) ?? null };
}

/** Codes of the accounts of banks in another currency, where a journal in rupees has no place: handed to the ledger by the app's wiring. */
export async function foreignBankCodes(db: Db): Promise<string[]> {
  const banks = await db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select('account.code')
    .where('bank.currency', '!=', 'INR')
    .execute();
  return banks.map(({ code }) => code);
}

/**
 * Where customers are asked to pay: an account in the document's currency, else the default one. Handed to invoices by the
 * app's wiring.
 */
export const printedBank = (db: Db, currency: string) =>
  db
    .selectFrom('bank')
    .select(['name', 'accountNumber', 'ifsc', 'branch', 'swift', 'upiId'])
    .where('active', '=', true)
    .where('accountType', '!=', 'CASH')
    .where((eb) => eb.or([eb('isDefault', '=', true), eb('currency', '=', currency)]))
    .orderBy((eb) => eb('currency', '=', currency), 'desc')
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
