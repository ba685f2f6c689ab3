import {
  costMoveVoucher,
  type JobCosts,
  type JobCostsQuery,
  type PostedCost,
  type PostingLine,
} from '@freightdesk/ledger-contract';
import { type Db, together, type Tx } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { accountsOf } from '../journal/journal.repository';
import type { LedgerPorts } from '../ledger-ports';
import { borneOfConsols, consolsToMove, namesOfJobs, sharesOfConsols } from './job-costs.repository';

type Costs = Pick<LedgerPorts, 'costsOfJobs'>;

/** For each master the postings that leave its houses with their shares; none where each has its own. All of them are read at once. */
export async function linesToMove(
  db: Db | Tx,
  masters: readonly string[],
  { costsOfJobs }: Costs,
): Promise<Map<string, PostingLine[]>> {
  const [direct, borne, shares] = await together(
    costsOfJobs(db, masters),
    borneOfConsols(db, masters),
    sharesOfConsols(db, masters),
  );
  const ofMaster = (masterId: string): PostingLine[] => {
    const moved = borne.filter((one) => one.masterId === masterId);
    // What houses bear was taken off the master without a head.
    const posted = [
      ...direct.filter(({ jobId }) => jobId === masterId),
      ...moved.map(({ accountCode, paise }) => ({ accountCode, chargeHeadId: null, paise })),
    ];
    const own = shares.filter((share) => share.masterId === masterId);
    return costMoveVoucher({ masterId, posted: addedUp(posted), borne: moved, shares: own });
  };
  return new Map(masters.map((id) => [id, ofMaster(id)]));
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

export const totalOf = (lines: readonly PostingLine[]): number => sum(lines.map(({ debitPaise }) => debitPaise));

/** Consols with something to move, each with the lines that a journal would have. */
export async function readJobCosts(db: Db, { masterId }: JobCostsQuery, ports: Costs): Promise<JobCosts[]> {
  const consols = await consolsToMove(db, masterId);
  if (consols.length === 0) return [];
  const toMove = await linesToMove(
    db,
    consols.map(({ id }) => id),
    ports,
  );
  const all = [...toMove.values()].flat();
  if (all.length === 0) return [];
  const named = await namesOf(db, all);
  return consols.flatMap((consol) => {
    const lines = toMove.get(consol.id) ?? [];
    return lines.length > 0 ? [{ ...consol, totalPaise: totalOf(lines), lines: lines.map(named) }] : [];
  });
}

/** Says of a line what its account and its job are called. */
async function namesOf(
  db: Db,
  lines: readonly PostingLine[],
): Promise<(line: PostingLine) => JobCosts['lines'][number]> {
  const [accounts, jobs] = await together(
    accountsOf(db, [...new Set(lines.map(({ accountCode }) => accountCode))]),
    namesOfJobs(db, [...new Set(lines.flatMap(({ jobId }) => jobId ?? []))]),
  );
  const names = new Map(accounts.map(({ code, name }) => [code, name]));
  return ({ accountCode, jobId = '', debitPaise, creditPaise }) => ({
    ...{ accountCode, account: names.get(accountCode) ?? '', debitPaise, creditPaise },
    job: { id: jobId, number: jobs.get(jobId) ?? '' },
  });
}
