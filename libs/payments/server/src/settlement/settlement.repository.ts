import {
  type Settlement,
  settlementList,
  type SettlementKind,
  type SettlementRow,
  type SettlementStatus,
  type TradeDirection,
} from '@freightdesk/payments-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { bearing, pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { sql } from 'kysely';

const nameOf = (person: string) =>
  sql<string>`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

const settlementRows = (db: Db | Tx) =>
  db
    .selectFrom('settlement')
    .innerJoin('party', 'party.id', 'settlement.partyId')
    .innerJoin('appUser as asker', 'asker.id', 'settlement.createdBy')
    .leftJoin('appUser as decider', 'decider.id', 'settlement.decidedBy')
    .select((eb) => [
      'settlement.id',
      'settlement.number',
      eb.ref('settlement.kind').$castTo<SettlementKind>().as('kind'),
      eb.ref('settlement.status').$castTo<SettlementStatus>().as('status'),
      'settlement.date',
      'settlement.partyId',
      'party.name as partyName',
      eb.ref('settlement.currency').$castTo<CurrencyCode>().as('currency'),
      'settlement.amountMinor',
      'settlement.amountPaise',
      'settlement.fxGainPaise',
      'settlement.reason',
      nameOf('asker').as('requestedBy'),
      sql<string | null>`${nameOf('decider')}`.as('decidedBy'),
      'settlement.refuseReason',
      'settlement.reverseReason',
      'settlement.version',
    ]);

/** The same settlements, of their own table alone. */
const narrowSettlements = (db: Db | Tx) =>
  db.selectFrom('settlement').select(['id', 'number', 'date', 'kind', 'status', 'amountPaise', 'partyId']);

type Selected = Awaited<ReturnType<ReturnType<typeof settlementRows>['executeTakeFirstOrThrow']>>;

const toRow = ({ partyId, partyName, ...row }: Selected): SettlementRow => ({
  ...row,
  party: { id: partyId, name: partyName },
});

export const listSettlementRows = pagesOf(settlementRows, {
  table: 'settlement',
  narrow: narrowSettlements,
  searched: {
    own: ['number'],
    related: { partyName: bearing('partyId', { table: 'party', kept: 'searchName' }) },
  },
  list: settlementList,
  toRow,
});

export async function findSettlementRow(db: Db, id: string): Promise<SettlementRow | undefined> {
  const row = await settlementRows(db).where('settlement.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

export const { lock: lockSettlement, insert: insertSettlement, change: changeSettlement } = recordTable('settlement');

type Document = NonNullable<Settlement['document']>;

interface Named {
  saleInvoiceId: string | null;
  purchaseInvoiceId: string | null;
  saleNumber: string | null;
  billNumber: string | null;
  supplierNumber: string | null;
}

/** Only a document in the books is ever settled, so it has its number. */
const toDocument = (row: Named): Document => {
  const isSale = row.saleInvoiceId !== null;
  const direction: TradeDirection = isSale ? 'RECEIPT' : 'PAYMENT';
  const id = (isSale ? row.saleInvoiceId : row.purchaseInvoiceId) ?? '';
  return { id, direction, number: row.saleNumber ?? row.billNumber ?? '', supplierNumber: row.supplierNumber };
};

/** What a write-off is asked of; of a set-off nothing. */
export async function documentOf(db: Db, id: string): Promise<Document | null> {
  const row = await db
    .selectFrom('settlement')
    .leftJoin('saleInvoice', 'saleInvoice.id', 'settlement.saleInvoiceId')
    .leftJoin('purchaseInvoice', 'purchaseInvoice.id', 'settlement.purchaseInvoiceId')
    .select(['saleInvoiceId', 'purchaseInvoiceId', 'purchaseInvoice.supplierNumber'])
    .select(['saleInvoice.number as saleNumber', 'purchaseInvoice.number as billNumber'])
    .where('settlement.id', '=', id)
    .where('settlement.kind', '=', 'WRITE_OFF')
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

export async function settledOf(db: Db, id: string): Promise<Settlement['allocations']> {
  const rows = await db
    .selectFrom('allocation')
    .leftJoin('saleInvoice', 'saleInvoice.id', 'allocation.saleInvoiceId')
    .leftJoin('purchaseInvoice', 'purchaseInvoice.id', 'allocation.purchaseInvoiceId')
    .select(['allocation.id', 'allocation.amountMinor', 'allocation.date'])
    .select(['saleInvoiceId', 'purchaseInvoiceId', 'purchaseInvoice.supplierNumber'])
    .select(['saleInvoice.number as saleNumber', 'purchaseInvoice.number as billNumber'])
    .where('settlementId', '=', id)
    .orderBy('allocation.id')
    .execute();
  return rows.map(({ id: allocationId, amountMinor, date, ...named }) => ({
    ...{ id: allocationId, amountMinor, date },
    document: toDocument(named),
  }));
}

/** Who asked for it: somebody else decides. */
export async function askerOf(tx: Tx, id: string): Promise<string> {
  const { createdBy } = await tx
    .selectFrom('settlement')
    .select('createdBy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return createdBy;
}
