import { type Shipment, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { trackingProblems, type UpdateExpectationInput } from '@freightdesk/tracking-contract';
import { changeExceptions } from '@freightdesk/tracking-server';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { refuseEnded } from '../jobcard/update-jobcard';
import { shipments } from './read-shipment';
import { changeShipment } from './shipment.repository';

/** Changes when a shipment is expected, which its job says too, and opens or closes its exceptions. */
export function updateShipment(
  { id, version, exceptions, eta, promisedDate }: UpdateExpectationInput,
  context: WriteContext,
): Promise<Shipment> {
  return changeRecord(shipments, { id, version, action: 'update' }, context, async (before) => {
    refuseEnded(await findJobcardOrRefuse(context.tx, before.jobcardId));
    if (before.status === 'CANCELLED') refuse(trackingProblems.ended);
    await changeShipment(context, id, { promisedDate });
    if (eta !== undefined) await changeJobcard(context, before.jobcardId, { eta });
    if (exceptions) {
      const of = { record: shipmentJourney.record, recordId: id };
      await changeExceptions(of, { before: before.exceptions, after: exceptions }, context);
    }
  });
}
