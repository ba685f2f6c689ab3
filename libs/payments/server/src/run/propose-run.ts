import { mostUrgentFirst, type Proposal, type ProposalQuery } from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import { billsDueUntil, debitsOf } from './due-bills.repository';

/** What is to be paid by a day, in the order of its urgency; held bills are told, and it is for the person to see why. */
export async function proposeRun({ until, runId }: ProposalQuery, db: Db): Promise<Proposal> {
  const bills = mostUrgentFirst(await billsDueUntil(db, until));
  const debits = await debitsOf(db, [...new Set(bills.map(({ party }) => party.id))]);
  return { bills: bills.map((bill) => (bill.run?.id === runId ? { ...bill, run: null } : bill)), debits };
}
