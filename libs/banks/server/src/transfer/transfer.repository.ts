import { type Transfer, transferList, type TransferStatus } from '@freightdesk/banks-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { type Insertable, sql } from 'kysely';

export async function insertTransfer(tx: Tx, transfer: Insertable<Database['bankTransfer']>): Promise<void> {
  await tx.insertInto('bankTransfer').values(transfer).execute();
}

/** A transfer is only ever added: that it was taken back is told by the mirror of its voucher, and the reason by its words. */
const transferRows = (db: Db | Tx) =>
  db
    .selectFrom('bankTransfer')
    .innerJoin('bank as giver', 'giver.id', 'bankTransfer.fromBankId')
    .innerJoin('bank as taker', 'taker.id', 'bankTransfer.toBankId')
    .leftJoin('voucher as mirror', 'mirror.reversesId', 'bankTransfer.voucherId')
    .select((eb) => [
      'bankTransfer.id',
      'bankTransfer.number',
      'bankTransfer.date',
      'bankTransfer.fromBankId',
      'bankTransfer.toBankId',
      'bankTransfer.amountMinor',
      'bankTransfer.toAmountMinor',
      'bankTransfer.reference',
      'bankTransfer.voucherId',
      'giver.name as fromName',
      eb.ref('giver.currency').$castTo<CurrencyCode>().as('fromCurrency'),
      'taker.name as toName',
      eb.ref('taker.currency').$castTo<CurrencyCode>().as('toCurrency'),
      sql<TransferStatus>`case when mirror.id is null then 'POSTED' else 'REVERSED' end`.as('status'),
      sql<string | null>`substring(mirror.narration from position(': ' in mirror.narration) + 2)`.as('reverseReason'),
      sql<number>`case when mirror.id is null then 1 else 2 end`.as('version'),
    ]);

/** The same transfers, of their own table alone. */
const narrowTransfers = (db: Db | Tx) =>
  db
    .selectFrom('bankTransfer')
    .select(['id', 'number', 'date', 'amountMinor', 'fromBankId', 'toBankId', 'reference'])
    .select(
      sql<TransferStatus>`case when exists (select from voucher where voucher.reverses_id = bank_transfer.voucher_id)
        then 'REVERSED' else 'POSTED' end`.as('status'),
    );

type Selected = Awaited<ReturnType<ReturnType<typeof transferRows>['executeTakeFirstOrThrow']>>;

function toRow({ fromName, fromCurrency, toName, toCurrency, voucherId: _voucher, ...transfer }: Selected): Transfer {
  return {
    ...transfer,
    from: { id: transfer.fromBankId, name: fromName, currency: fromCurrency },
    to: { id: transfer.toBankId, name: toName, currency: toCurrency },
  };
}

export const listTransferRows = pagesOf(transferRows, {
  table: 'bank_transfer',
  narrow: narrowTransfers,
  searched: { own: ['number', 'reference'], related: {} },
  list: transferList,
  toRow,
});

export async function findTransfer(db: Db, id: string): Promise<Transfer | undefined> {
  const row = await transferRows(db).where('bankTransfer.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

export const voucherOfTransfer = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('bankTransfer').select('voucherId').where('id', '=', id).executeTakeFirstOrThrow()).voucherId;
