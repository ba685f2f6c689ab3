import {
  docketProblems,
  type DomesticShipment,
  isEnded,
  type UpdateDomesticShipmentInput,
} from '@freightdesk/domestic-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeDocket } from '../docket/docket.repository';
import { closeExceptions, openExceptions } from './docket-exception.repository';
import { findShipmentOrRefuse, shipmentToChange } from './read-shipment';

/** Changes when a shipment is expected; opens the exceptions that are new and closes those that are no longer named. */
export async function updateShipment(
  { id, version, exceptions, ...fields }: UpdateDomesticShipmentInput,
  context: WriteContext,
): Promise<DomesticShipment> {
  const { tx, actor, clock } = context;
  const before = await shipmentToChange(tx, { id, version });
  if (isEnded(before.status)) refuse(docketProblems.ended);
  const at = clock.now();
  await changeDocket(context, id, { ...fields });
  if (exceptions) {
    const change = { docketId: id, at, by: actor.userId };
    const opened = [...new Set(exceptions)].filter((kind) => !before.exceptions.includes(kind));
    const closed = before.exceptions.filter((kind) => !exceptions.includes(kind));
    await openExceptions(tx, { ...change, kinds: opened });
    await closeExceptions(tx, { ...change, kinds: closed });
  }
  const after = await findShipmentOrRefuse(tx, id);
  await context.audit({ record: 'domestic-shipment', recordId: id, action: 'update', before, after });
  return after;
}
