import type { Tx } from '@freightdesk/shared-database';

/** Whether the rate and the treaty of a vendor abroad are on record: his bills ask for the same. */
export async function hasRemittanceTerms(tx: Tx, partyId: string): Promise<boolean> {
  const terms = await tx
    .selectFrom('partyTaxPaper')
    .select('id')
    .where('partyId', '=', partyId)
    .where('kind', '=', 'NON_RESIDENT')
    .where('withdrawnReason', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return terms !== undefined;
}
