import type { QuotedAlternative } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { ChargeBasis, ChargeLeg } from '@freightdesk/tax-contract';

export type StoredAlternative = Pick<QuotedAlternative, 'name' | 'carrier' | 'transitDays'>;

export const alternativesOf = (db: Db, quotationId: string): Promise<(StoredAlternative & { position: number })[]> =>
  db
    .selectFrom('quotationAlternative')
    .select(['position', 'name', 'carrier', 'transitDays'])
    .where('quotationId', '=', quotationId)
    .orderBy('position')
    .execute();

/** The charges of a quotation in their order, as they were typed. */
export const chargesOf = (db: Db, quotationId: string) =>
  db
    .selectFrom('quotationCharge as charge')
    .innerJoin('chargeHead', 'chargeHead.id', 'charge.chargeHeadId')
    .leftJoin('party as vendor', 'vendor.id', 'charge.vendorId')
    .leftJoin('party as billTo', 'billTo.id', 'charge.billToId')
    .select([
      'charge.alternative',
      'charge.id',
      'charge.chargeHeadId',
      'charge.description',
      'charge.containerType',
      'charge.quantity',
      'charge.minimum',
      'charge.buyRate',
      'charge.vendorId',
      'charge.sellRate',
      'charge.billToId',
      'charge.pureAgent',
      'charge.rateSheetId',
      'chargeHead.name as chargeHeadName',
      'vendor.name as vendorName',
      'billTo.name as billToName',
    ])
    .select((eb) => [
      eb.ref('charge.leg').$castTo<ChargeLeg | null>().as('leg'),
      eb.ref('charge.basis').$castTo<ChargeBasis>().as('basis'),
      eb.ref('charge.buyCurrency').$castTo<CurrencyCode | null>().as('buyCurrency'),
      eb.ref('charge.sellCurrency').$castTo<CurrencyCode | null>().as('sellCurrency'),
    ])
    .where('charge.quotationId', '=', quotationId)
    .orderBy('charge.alternative')
    .orderBy('charge.position')
    .execute();

export type StoredCharge = Omit<
  Awaited<ReturnType<typeof chargesOf>>[number],
  'alternative' | 'chargeHeadName' | 'vendorName' | 'billToName'
>;

export interface WrittenAlternative extends StoredAlternative {
  charges: readonly StoredCharge[];
}

/** The alternatives of a draft are written anew: they are a list that the person sees whole. */
export async function replaceAlternatives(
  tx: Tx,
  quotationId: string,
  alternatives: readonly WrittenAlternative[],
): Promise<void> {
  await tx.deleteFrom('quotationCharge').where('quotationId', '=', quotationId).execute();
  await tx.deleteFrom('quotationAlternative').where('quotationId', '=', quotationId).execute();
  const rows = alternatives.map(({ charges: _charges, ...alternative }, index) => ({
    ...alternative,
    quotationId,
    position: index + 1,
  }));
  await tx.insertInto('quotationAlternative').values(rows).execute();
  const charges = alternatives.flatMap((alternative, index) =>
    alternative.charges.map((charge, position) => ({ ...charge, quotationId, alternative: index + 1, position })),
  );
  if (charges.length > 0) await tx.insertInto('quotationCharge').values(charges).execute();
}

/** Those of the rate sheets that there are. */
export async function rateSheetsAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('rateSheet')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
