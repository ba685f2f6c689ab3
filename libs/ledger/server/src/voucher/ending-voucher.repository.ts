import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What ends a year, and what values foreign money at the end of a month. */
export type EndingKind = 'YEAR_END' | 'REVALUATION';

/** Vouchers of a kind, those too that were taken back, with their mirror as `mirror`. */
export const endingVouchers = (db: Db, kind: EndingKind) =>
  db
    .selectFrom('voucher')
    .leftJoin('voucher as mirror', 'mirror.reversesId', 'voucher.id')
    .leftJoin('appUser', 'appUser.id', 'voucher.createdBy')
    .where('voucher.type', '=', kind)
    .where('voucher.reversesId', 'is', null)
    .select([
      'voucher.id',
      'voucher.documentNumber as number',
      'voucher.date',
      'voucher.createdAt as postedAt',
      'voucher.createdBy as postedById',
      sql<string>`coalesce(trim(app_user.first_name || ' ' || app_user.last_name), '')`.as('postedByName'),
      sql<boolean>`mirror.id is not null`.as('isReversed'),
      // Nothing of such a voucher changes but that it is taken back.
      sql<number>`case when mirror.id is null then 1 else 2 end`.as('version'),
    ]);

/** `YE/25-26` of this stem; one that is posted once more after it was taken back says so, `YE/25-26-2`. It bears its own id as its document. */
export async function nextEndingNumber(
  db: Db,
  { kind, date, stem }: { kind: EndingKind; date: BusinessDate; stem: string },
): Promise<string> {
  const { attempts } = await endingVouchers(db, kind)
    .clearSelect()
    .where('voucher.date', '=', date)
    .whereRef('voucher.id', '=', 'voucher.documentId')
    .select(sql<number>`count(*)::int`.as('attempts'))
    .executeTakeFirstOrThrow();
  return `${stem}${attempts === 0 ? '' : `-${attempts + 1}`}`;
}
