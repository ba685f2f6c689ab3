import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db, Tx } from '@freightdesk/shared-database';
import { pagesOf, type Writing, writtenBy } from '@freightdesk/shared-server-kit';
import { type AddGtaOptionInput, type GtaOption, gtaOptionList, type GtaOptionRow } from '@freightdesk/tax-contract';

const gtaOptionRows = (db: Db | Tx) =>
  db
    .selectFrom('gtaOption')
    .select((eb) => [
      'id',
      'validFrom as from',
      eb.ref('option').$castTo<GtaOption>().as('option'),
      'source',
      'createdAt as addedAt',
    ]);

export const listGtaOptionRows = pagesOf(gtaOptionRows, {
  list: gtaOptionList,
  toRow: ({ addedAt, ...row }): GtaOptionRow => ({ ...row, addedAt: addedAt.toISOString() }),
});

/** The option that holds on a day, of one first day the one that was added last; null before the first. */
export async function gtaOptionOn(db: Db | Tx, date: BusinessDate): Promise<GtaOption | null> {
  const found = await gtaOptionRows(db)
    .where('validFrom', '<=', date)
    .orderBy('validFrom', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.option ?? null;
}

/** What is added stays: an option that was wrong is followed by another of the same day. */
export async function insertGtaOption(
  { tx, clock, actor }: Writing,
  { from, ...row }: AddGtaOptionInput & { id: string },
): Promise<GtaOptionRow> {
  const by = writtenBy({ clock, actor });
  await tx
    .insertInto('gtaOption')
    .values({ ...row, validFrom: from, ...by })
    .execute();
  return { ...row, from, addedAt: by.createdAt.toISOString() };
}
