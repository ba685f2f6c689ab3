import type { CreditQuery, CreditStanding } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { approvedFor, creditTermsOf } from './credit.repository';

/** What credit asks of other columns. */
export interface CreditPorts {
  /** What a customer owes by documents that are issued, less what is his of them. */
  outstandingOf(this: void, db: Db | Tx, partyId: string): Promise<number>;
}

/** What a customer is allowed and owes, and what was approved of one draft. */
export async function creditStanding(
  { id, record, recordId }: CreditQuery,
  db: Db | Tx,
  { outstandingOf }: CreditPorts,
): Promise<CreditStanding> {
  const terms =
    (await creditTermsOf(db, id)) ?? refuse(commonProblems.not_found, { message: 'This party does not exist.' });
  return {
    ...terms,
    outstandingPaise: await outstandingOf(db, id),
    approvedPaise: record && recordId ? await approvedFor(db, { partyId: id, record, recordId }) : null,
  };
}
