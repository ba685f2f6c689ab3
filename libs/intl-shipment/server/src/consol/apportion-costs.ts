import {
  type ApportionInput,
  type Consol,
  consolProblems,
  type Jobcard,
  jobcardProblems,
  masterCosts,
  measuresOf,
  sharedCosts,
  unmeasuredBases,
} from '@freightdesk/intl-shipment-contract';
import { heldAsSeen, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { jobcards } from '../jobcard/read-jobcard';
import { keepApportionment, keptApportionment } from './apportionment.repository';
import { lockJobs } from './consol.repository';
import { type HouseJob, houseJobs } from './house-jobs';
import { readConsol } from './read-consol';

/**
 * Shares the costs of a master by its houses, in the place of what was shared before. What its charges say moves at once; what is
 * posted moves when accounts post it. Master and houses were seen as they are, so what was previewed is what is kept.
 */
export async function apportionCosts(
  { id, version, basis, heads, houses: seen }: ApportionInput,
  context: WriteContext,
): Promise<Consol> {
  const { tx } = context;
  await lockJobs(tx, [id, ...seen.map((house) => house.id)]);
  const master = await heldAsSeen(jobcards, { id, version }, tx);
  if (master.status === 'CANCELLED') refuse(jobcardProblems.cancelled);
  const houses = await seenHouses(master, seen, context);
  const costs = sharedCosts({
    ...{ costs: masterCosts(master.charges), houses: houses.map(measuresOf), basis, heads },
  });
  if (unmeasuredBases(costs).length > 0) refuse(consolProblems.nothing_measured);

  const before = told(await keptApportionment(tx, id));
  await keepApportionment(context, { masterId: id, basis, costs, houseIds: houses.map((house) => house.id) });
  await changeJobcard(context, id, {});
  const after = told(await keptApportionment(tx, id));
  await context.audit({ record: 'jobcard', recordId: id, action: 'apportion', before, after });
  return readConsol(tx, id);
}

/** For the trail, in words of its own: the basis of a charge is another thing. */
const told = (kept: Awaited<ReturnType<typeof keptApportionment>>) =>
  kept && { sharedBy: kept.basis, shares: kept.shares };

/** The houses in the order of their numbers, each as it was seen; all of them, and no other. */
async function seenHouses(master: Jobcard, seen: ApportionInput['houses'], { tx }: WriteContext): Promise<HouseJob[]> {
  if (master.houses.length === 0) refuse(consolProblems.without_houses);
  const isAll =
    master.houses.length === seen.length && master.houses.every(({ id }) => seen.some((one) => one.id === id));
  if (!isAll) refuse(consolProblems.other_houses);
  const houses = await houseJobs(tx, master.id);
  for (const { id, version } of houses) {
    const one = seen.find((house) => house.id === id);
    if (one && one.version !== version) await heldAsSeen(jobcards, one, tx);
  }
  return houses;
}
