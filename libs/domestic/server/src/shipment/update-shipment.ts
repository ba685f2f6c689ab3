import { docketProblems, domesticJourney, type DomesticShipment, isEnded } from '@freightdesk/domestic-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { UpdateExpectationInput } from '@freightdesk/tracking-contract';
import { changeExceptions } from '@freightdesk/tracking-server';
import { changeDocket } from '../docket/docket.repository';
import { shipments } from './read-shipment';

/** Changes when a shipment is expected; opens the exceptions that are new and closes those that are no longer named. */
export function updateShipment(
  { id, version, exceptions, ...fields }: UpdateExpectationInput,
  context: WriteContext,
): Promise<DomesticShipment> {
  return changeRecord(shipments, { id, version, action: 'update' }, context, async (before) => {
    if (isEnded(before.status)) refuse(docketProblems.ended);
    await changeDocket(context, id, fields);
    if (exceptions) {
      const of = { record: domesticJourney.record, recordId: id };
      await changeExceptions(of, { before: before.exceptions, after: exceptions }, context);
    }
  });
}
