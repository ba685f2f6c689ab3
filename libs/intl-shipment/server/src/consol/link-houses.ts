import {
  type ConsolProblem,
  consolProblems,
  hasSamePorts,
  houseProblem,
  type Jobcard,
  type LinkHousesInput,
  masterProblem,
} from '@freightdesk/intl-shipment-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { jobcards } from '../jobcard/read-jobcard';
import { lockJobs } from './consol.repository';

/** Says which job stands in the way, and how. */
export function refuseLink(problem: ConsolProblem | null, { number }: Pick<Jobcard, 'number'>): void {
  if (problem === null) return;
  refuse(consolProblems[problem], { message: consolProblems[problem].message, values: { number } });
}

/** Puts jobs under a master, all or none of them. Each of them was seen, and each says so in its own trail. */
export async function linkHouses(
  { id, version, houses, reason }: LinkHousesInput,
  context: WriteContext,
): Promise<Jobcard> {
  const { tx } = context;
  await lockJobs(tx, [id, ...houses.map((house) => house.id)]);
  return changeRecord(jobcards, { id, version, action: 'link', reason }, context, async (master) => {
    refuseLink(masterProblem(master), master);
    for (const house of houses) {
      await changeRecord(jobcards, { ...house, action: 'link', reason }, context, async (before) => {
        refuseLink(houseProblem(master, before, reason), before);
        const masterReason = hasSamePorts(master, before) ? null : reason;
        await changeJobcard(context, before.id, { masterId: id, masterReason });
      });
    }
    await changeJobcard(context, id, { houseCount: master.houses.length + houses.length });
  });
}
