import { firstStatus, type Jobcard, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { recordEvent } from '@freightdesk/tracking-server';
import { insertShipment } from './shipment.repository';

/** The shipment of a job that is opened. Its first event is a plan: nothing has happened to the goods yet. */
export async function openShipment({ id: jobcardId, mode, direction }: Jobcard, context: WriteContext): Promise<void> {
  const id = newId();
  const at = context.clock.now();
  const to = firstStatus(shipmentMachineFor(mode, direction));
  const planned = { from: null, to, at, classifier: 'PLN', source: 'system' } as const;
  await recordEvent({ ...planned, record: 'shipment', recordId: id }, context, (position) =>
    insertShipment(context, { ...position, id, jobcardId }),
  );
}
