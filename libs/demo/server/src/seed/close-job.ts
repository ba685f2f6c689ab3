import { getCompany } from '@freightdesk/company-contract';
import { floorProblem, getJobcard, getJobProfit, moveJobcard } from '@freightdesk/intl-shipment-contract';
import type { Made } from './made';
import { minutesLater } from './work-time';
import type { World } from './world';

/** The desk closes what earns enough; of the rest an administrator says why. */
export function closeJob({ diary }: World, id: Made<string>, at: Date): void {
  diary.note('INTERNATIONAL', at, async (call) => {
    const { version } = await call(getJobcard, { id: id.record });
    const [{ net }, company] = [await call(getJobProfit, { id: id.record }), await call(getCompany, undefined)];
    if (floorProblem(net, company.marginFloorPercent)) return;
    await call(moveJobcard, { id: id.record, version, to: 'CLOSED' });
  });
  diary.note('ADMIN', minutesLater(at, 20), async (call) => {
    const { version, status } = await call(getJobcard, { id: id.record });
    if (status !== 'COMPLETED') return;
    const reason = 'The carrier asked for more than was agreed; the customer stays with us';
    await call(moveJobcard, { id: id.record, version, to: 'CLOSED', reason });
  });
}
