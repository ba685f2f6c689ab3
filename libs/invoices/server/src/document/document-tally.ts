import type { Db, Tx } from '@freightdesk/shared-database';

/** A list of documents that is narrowed by these alone is counted by what is kept of their days. */
export const tallyOf = (side: 'SALE' | 'PURCHASE') => ({
  filters: ['status', 'kind', 'dateFrom', 'dateTo'],
  rows: (db: Db | Tx) =>
    db
      .selectFrom('documentTally')
      .where('side', '=', side)
      .select(['date', 'standing as status', 'kind', 'documents as rowCount']),
});
