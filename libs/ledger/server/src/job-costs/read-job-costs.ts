import {
  costMoveVoucher,
  type JobCosts,
  type JobCostsQuery,
  type PostedCost,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { accountsOf } from '../journal/journal.repository';
import type { LedgerPorts } from '../ledger-ports';
import { borneOfConsol, consolsToMove, namesOfJobs, sharesOfConsol } from './job-costs.repository';

type Costs = Pick<LedgerPorts, 'costsOfJob'>;

/** The postings that leave each house of a master with its share; none where each has it. */
export async function linesToMove(db: Db | Tx, masterId: string, { costsOfJob }: Costs): Promise<PostingLine[]> {
  const [direct, borne, shares] = [
    await costsOfJob(db, masterId),
    await borneOfConsol(db, masterId),
    await sharesOfConsol(db, masterId),
  ];
  // What houses bear was taken off the master without a head.
  const posted = [...direct, ...borne.map(({ accountCode, paise }) => ({ accountCode, chargeHeadId: null, paise }))];
  return costMoveVoucher({ masterId, posted: addedUp(posted), borne, shares });
}

/** One amount for each account and head, so that the residue falls once. */
function addedUp(costs: readonly PostedCost[]): PostedCost[] {
  const found = new Map<string, PostedCost>();
  for (const cost of costs) {
    const key = `${cost.accountCode} ${cost.chargeHeadId ?? ''}`;
    found.set(key, { ...cost, paise: (found.get(key)?.paise ?? 0) + cost.paise });
  }
  return [...found.values()];
}

export const totalOf = (lines: readonly PostingLine[]): number =>
  lines.reduce((sum, { debitPaise }) => sum + debitPaise, 0);

/** Consols with something to move, each with the lines that a journal would have. */
export async function readJobCosts(db: Db, { masterId }: JobCostsQuery, ports: Costs): Promise<JobCosts[]> {
  const found: JobCosts[] = [];
  for (const consol of await consolsToMove(db, masterId)) {
    const lines = await linesToMove(db, consol.id, ports);
    if (lines.length > 0) found.push({ ...consol, totalPaise: totalOf(lines), lines: await named(db, lines) });
  }
  return found;
}

async function named(db: Db, lines: readonly PostingLine[]): Promise<JobCosts['lines']> {
  const accounts = new Map(
    (await accountsOf(db, [...new Set(lines.map(({ accountCode }) => accountCode))])).map(({ code, name }) => [
      code,
      name,
    ]),
  );
  const jobs = await namesOfJobs(
    db,
    lines.flatMap(({ jobId }) => jobId ?? []),
  );
  return lines.map(({ accountCode, jobId = '', debitPaise, creditPaise }) => ({
    ...{ accountCode, account: accounts.get(accountCode) ?? '', debitPaise, creditPaise },
    job: { id: jobId, number: jobs.get(jobId) ?? '' },
  }));
}
