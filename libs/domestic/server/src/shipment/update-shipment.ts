import { docketProblems, domesticJourney, type DomesticShipment, isEnded } from '@freightdesk/domestic-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { UpdateExpectationInput } from '@freightdesk/tracking-contract';
import { changeExceptions } from '@freightdesk/tracking-server';
import { changeDocket } from '../docket/docket.repository';
import { findShipmentOrRefuse, shipmentToChange } from './read-shipment';

/** Changes when a shipment is expected; opens the exceptions that are new and closes those that are no longer named. */
export async function updateShipment(
  { id, version, exceptions, ...fields }: UpdateExpectationInput,
  context: WriteContext,
): Promise<DomesticShipment> {
  const { tx, actor, clock } = context;
  const before = await shipmentToChange(tx, { id, version });
  if (isEnded(before.status)) refuse(docketProblems.ended);
  await changeDocket(tx, id, { ...fields, updatedAt: clock.now(), updatedBy: actor.userId });
  if (exceptions) {
    const of = { record: domesticJourney.record, recordId: id };
    await changeExceptions(of, { before: before.exceptions, after: exceptions }, context);
  }
  const after = await findShipmentOrRefuse(tx, id);
  await context.audit({ record: 'domestic-shipment', recordId: id, action: 'update', before, after });
  return after;
}
