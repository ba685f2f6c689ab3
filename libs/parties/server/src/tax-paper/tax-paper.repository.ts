import type { TaxPaper, TaxPaperKind, TdsNature } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { recordTable } from '@freightdesk/shared-server-kit';

const papers = (db: Db | Tx) =>
  db
    .selectFrom('partyTaxPaper')
    .select(['id', 'partyId', 'from', 'until', 'number', 'percent', 'limitPaise', 'carriages', 'treaty'])
    .select((eb) => [
      'documentId',
      'withdrawnReason',
      'version',
      eb.ref('kind').$castTo<TaxPaperKind>().as('kind'),
      eb.ref('nature').$castTo<TdsNature | null>().as('nature'),
    ]);

export const papersOfParty = (db: Db, partyId: string): Promise<TaxPaper[]> =>
  papers(db).where('partyId', '=', partyId).orderBy('from', 'desc').orderBy('createdAt', 'desc').execute();

export const findTaxPaper = (db: Db, id: string): Promise<TaxPaper | undefined> =>
  papers(db).where('id', '=', id).executeTakeFirst();

export const { lock: lockTaxPaper, insert: insertTaxPaper, change: changeTaxPaper } = recordTable('partyTaxPaper');
