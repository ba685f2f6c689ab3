import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import {
  type ChargeBasis,
  type ChargedRecord,
  type ChargeLeg,
  type ChargeStatus,
  type HeadOfCharge,
  type KeptCharge,
  marginOf,
  type SettledCharge,
} from '@freightdesk/tax-contract';

export interface ChargeOwner {
  record: ChargedRecord;
  recordId: string;
}

const chargeRows = (db: Db | Tx) =>
  db
    .selectFrom('charge')
    .innerJoin('chargeHead', 'chargeHead.id', 'charge.chargeHeadId')
    .leftJoin('party as vendor', 'vendor.id', 'charge.vendorId')
    .leftJoin('party as payer', 'payer.id', 'charge.billToId')
    .selectAll('charge')
    .select((eb) => [
      eb.ref('charge.leg').$castTo<ChargeLeg | null>().as('leg'),
      eb.ref('charge.basis').$castTo<ChargeBasis>().as('basis'),
      eb.ref('charge.buyCurrency').$castTo<CurrencyCode | null>().as('buyCurrency'),
      eb.ref('charge.sellCurrency').$castTo<CurrencyCode | null>().as('sellCurrency'),
      eb.ref('charge.status').$castTo<ChargeStatus>().as('status'),
      'chargeHead.name as headName',
      'vendor.name as vendorName',
      'payer.name as payerName',
    ]);

export type StoredCharge = Awaited<ReturnType<ReturnType<typeof chargeRows>['executeTakeFirstOrThrow']>>;

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);
const document = (id: string | null, number: string | null) => (id !== null && number !== null ? { id, number } : null);

/** A cost in a currency without a rate leaves the margin unknown. */
const unknown = { marginPaise: null, marginPercent: null };

export function toKept(row: StoredCharge): KeptCharge {
  const {
    record: _record,
    recordId: _recordId,
    position: _position,
    payerId: _payerId,
    createdAt: _createdAt,
    createdBy: _createdBy,
    headName,
    vendorName,
    payerName,
    saleDocumentId,
    saleDocumentNumber,
    purchaseDocumentId,
    purchaseDocumentNumber,
    ...charge
  } = row;
  return {
    ...charge,
    chargeHead: { id: row.chargeHeadId, name: headName },
    vendor: named(row.vendorId, vendorName),
    billTo: named(row.billToId, payerName),
    saleDocument: document(saleDocumentId, saleDocumentNumber),
    purchaseDocument: document(purchaseDocumentId, purchaseDocumentNumber),
    ...(row.buyMinor !== null && row.buyPaise === null
      ? unknown
      : marginOf(row.buyPaise, row.waivedReason === null ? row.sellPaise : 0)),
  };
}

/** The charges of a job or a docket, in the order in which they were written down. */
export async function chargesOf(db: Db | Tx, { record, recordId }: ChargeOwner): Promise<KeptCharge[]> {
  const rows = await chargeRows(db)
    .where('charge.record', '=', record)
    .where('charge.recordId', '=', recordId)
    .orderBy('charge.position')
    .execute();
  return rows.map(toKept);
}

/** Documents that bill them wait till whoever changes them is done. */
export async function lockCharges(tx: Tx, { record, recordId }: ChargeOwner): Promise<void> {
  await tx
    .selectFrom('charge')
    .select('id')
    .where('record', '=', record)
    .where('recordId', '=', recordId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Heads by their ids, also those that are no longer in use. */
export const headsOfCharges = async (db: Db | Tx, ids: readonly string[]): Promise<HeadOfCharge[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('chargeHead').select(['id', 'name', 'pureAgent', 'active']).where('id', 'in', ids).execute();

export async function knownParties(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('party').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export interface ChargeRow extends SettledCharge, ChargeOwner {
  id: string;
  position: number;
  payerId: string | null;
  quotedBuyPaise: number | null;
  quotedSellPaise: number | null;
  isAccrued: boolean;
  waivedReason: string | null;
  createdAt: Date;
  createdBy: string;
}

/** What stands is changed in its place, so that documents which bill it meanwhile find it; what was quoted stays. */
const changing = [
  ...(['position', 'payerId', 'chargeHeadId', 'description', 'leg', 'basis', 'containerType', 'quantity'] as const),
  ...(['minimum', 'buyRate', 'buyCurrency', 'vendorId', 'sellRate', 'sellCurrency', 'billToId'] as const),
  ...(['pureAgent', 'buyMinor', 'sellMinor', 'buyPaise', 'sellPaise', 'isAccrued', 'waivedReason'] as const),
];

export async function keepCharges(tx: Tx, owner: ChargeOwner, rows: readonly ChargeRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .deleteFrom('charge')
    .where('record', '=', owner.record)
    .where('recordId', '=', owner.recordId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('charge')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => Object.fromEntries(changing.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** Those of a draft that is deleted: nothing has billed them. */
export const removeCharges = async (tx: Tx, owner: ChargeOwner): Promise<void> => keepCharges(tx, owner, []);
