import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { refuse } from '@freightdesk/shared-server-kit';
import { chargeProblemKinds, type ChargedRecord, type ChargeSide } from '@freightdesk/tax-contract';
import { sql } from 'kysely';

/** A charge as a document that bills it sees it. */
export interface BillableCharge {
  id: string;
  record: ChargedRecord;
  recordId: string;
  payerId: string | null;
  vendorId: string | null;
  chargeHeadId: string;
  description: string;
  pureAgent: boolean;
  quantity: string;
  rate: string | null;
  currency: CurrencyCode | null;
  minor: number | null;
  paise: number | null;
  /** In rupees as it was agreed; null of what came later. */
  quotedPaise: number | null;
  documentId: string | null;
}

const rows = (db: Db | Tx, side: ChargeSide) =>
  db.selectFrom('charge').select((eb) => [
    ...(['id', 'recordId', 'payerId', 'vendorId', 'chargeHeadId', 'description', 'pureAgent', 'quantity'] as const),
    eb.ref('record').$castTo<ChargedRecord>().as('record'),
    eb.ref(side === 'sell' ? 'sellRate' : 'buyRate').as('rate'),
    eb
      .ref(side === 'sell' ? 'sellCurrency' : 'buyCurrency')
      .$castTo<CurrencyCode | null>()
      .as('currency'),
    eb.ref(side === 'sell' ? 'sellMinor' : 'buyMinor').as('minor'),
    eb.ref(side === 'sell' ? 'sellPaise' : 'buyPaise').as('paise'),
    eb.ref(side === 'sell' ? 'quotedSellPaise' : 'quotedBuyPaise').as('quotedPaise'),
    eb.ref(side === 'sell' ? 'saleDocumentId' : 'purchaseDocumentId').as('documentId'),
  ]);

/** Charges by their ids, whether or not they are billed. */
export const chargesNamed = async (db: Db | Tx, ids: readonly string[], side: ChargeSide): Promise<BillableCharge[]> =>
  ids.length === 0 ? [] : rows(db, side).where('id', 'in', ids).execute();

const mostShown = 500;

/** What of one customer no document has billed, or of one vendor no bill has come for; the oldest first. */
export function openCharges(db: Db, partyId: string, side: ChargeSide): Promise<BillableCharge[]> {
  const open =
    side === 'sell'
      ? sql<boolean>`payer_id = ${partyId} and sell_minor is not null and sale_document_id is null
          and waived_reason is null`
      : sql<boolean>`vendor_id = ${partyId} and buy_minor is not null and purchase_document_id is null`;
  return rows(db, side)
    .where(open)
    .orderBy('createdAt')
    .orderBy('recordId')
    .orderBy('position')
    .limit(mostShown)
    .execute();
}

interface EarnedOfRecord {
  recordId: string;
  buyPaise: number | null;
  sellPaise: number | null;
}

/**
 * What jobs and dockets cost and are sold for: what was billed of a charge, else what it is meant to be. What is paid on a customer's
 * behalf earns nothing by its nature and is left out; a side with an amount that has no rate yet is null.
 */
export async function earnedOfRecords(db: Db | Tx, recordIds: readonly string[]): Promise<EarnedOfRecord[]> {
  if (recordIds.length === 0) return [];
  const sum = (side: ChargeSide) => {
    const billed = sql.ref(side === 'buy' ? 'billedBuyPaise' : 'billedSellPaise');
    const paise = sql`coalesce(${billed}, ${sql.ref(`${side}Paise`)})`;
    return sql`case when bool_or(${sql.ref(`${side}Minor`)} is not null and ${paise} is null) then null
      else coalesce(sum(${paise}), 0)::bigint end`;
  };
  const { rows: earned } = await sql<EarnedOfRecord>`
    select record_id, ${sum('buy')} as buy_paise, ${sum('sell')} as sell_paise
    from charge where record_id = any(${recordIds}::uuid[]) and not pure_agent and waived_reason is null
    group by record_id`.execute(db);
  return earned;
}

interface Billing {
  side: ChargeSide;
  document: { id: string; number: string };
  /** What the document's lines come to before tax, by the charges that they name. */
  lines: readonly { chargeId: string; paise: number }[];
}

/** Marks charges as billed, in the transaction of the document: whoever comes second waits here and is refused. */
export async function billCharges(tx: Tx, { side, document, lines }: Billing): Promise<void> {
  if (lines.length === 0) return;
  const [id, number, billed] =
    side === 'sell'
      ? [sql`sale_document_id`, sql`sale_document_number`, sql`billed_sell_paise`]
      : [sql`purchase_document_id`, sql`purchase_document_number`, sql`billed_buy_paise`];
  const mayBe = side === 'sell' ? sql`and c.waived_reason is null` : sql``;
  const named = sql.join(lines.map((line) => sql`(${line.chargeId}::uuid, ${line.paise}::bigint)`));
  // In one order for everyone, so that two documents never wait for each other.
  await sql`select id from charge where id = any(${lines.map(({ chargeId }) => chargeId)}::uuid[]) order by id for update`.execute(
    tx,
  );
  const { numAffectedRows = 0n } = await sql`
    update charge c set ${id} = ${document.id}, ${number} = ${document.number}, ${billed} = named.paise
    from (values ${named}) named (charge_id, paise)
    where c.id = named.charge_id and (c.${id} is null or c.${id} = ${document.id}) ${mayBe}`.execute(tx);
  if (numAffectedRows !== BigInt(lines.length)) refuse(chargeProblemKinds.already_billed);
}

/** The charges of a document that no longer stands can be billed again. */
export async function freeCharges(tx: Tx, documentId: string, side: ChargeSide): Promise<void> {
  const marked = side === 'sell' ? 'saleDocumentId' : 'purchaseDocumentId';
  // In the order in which whoever changes them has them.
  await tx.selectFrom('charge').select('id').where(marked, '=', documentId).orderBy('id').forUpdate().execute();
  const free =
    side === 'sell'
      ? { saleDocumentId: null, saleDocumentNumber: null, billedSellPaise: null }
      : { purchaseDocumentId: null, purchaseDocumentNumber: null, billedBuyPaise: null };
  await tx.updateTable('charge').set(free).where(marked, '=', documentId).execute();
}
