import { type Jobcard, masterProblem, type UnlinkHouseInput } from '@freightdesk/intl-shipment-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { jobcards } from '../jobcard/read-jobcard';
import { bearsCosts } from './apportionment.repository';
import { lockJobs } from './consol.repository';
import { refuseLink } from './link-houses';

/** Takes a house out of its master: it travels by itself again. */
export async function unlinkHouse(
  { id, version, house, reason }: UnlinkHouseInput,
  context: WriteContext,
): Promise<Jobcard> {
  const { tx } = context;
  await lockJobs(tx, [id, house.id]);
  return changeRecord(jobcards, { id, version, action: 'unlink', reason }, context, async (master) => {
    refuseLink(masterProblem(master), master);
    await changeRecord(jobcards, { ...house, action: 'unlink', reason }, context, async (before) => {
      refuseLink(before.master?.id === id ? null : 'no_house', before);
      if (await bearsCosts(tx, before.id)) refuseLink('apportioned', before);
      await changeJobcard(context, before.id, { masterId: null, masterReason: null });
    });
    await changeJobcard(context, id, { houseCount: master.houses.length - 1 });
  });
}
