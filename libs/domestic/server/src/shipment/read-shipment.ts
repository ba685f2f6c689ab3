import {
  type DomesticShipment,
  type DomesticShipmentEvent,
  type Need,
  needNames,
  passingNeeds,
  type Said,
} from '@freightdesk/domestic-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { invoicesOf } from '../docket/docket-invoice.repository';
import { lockDocket } from '../docket/docket.repository';
import { eventsOf } from './docket-event.repository';
import { exceptionsOf } from './docket-exception.repository';
import { findShipmentRow } from './shipment.repository';

export async function findShipmentOrRefuse(db: Db, id: string): Promise<DomesticShipment> {
  const row =
    (await findShipmentRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This shipment does not exist: its docket is not booked.' });
  const events = await eventsOf(db, id);
  return {
    ...row,
    events,
    known: lastingFacts(events),
    invoices: await invoicesOf(db, id),
    exceptionHistory: await exceptionsOf(db, id),
    pod: null,
  };
}

const lasting: readonly Need[] = needNames.filter((need) => !passingNeeds.includes(need));

/** What was said and still holds; the latest word counts. */
function lastingFacts(events: readonly DomesticShipmentEvent[]): Said {
  const all = events.reduce<Said>((known, { said }) => ({ ...known, ...said }), {});
  return Object.fromEntries(lasting.filter((need) => all[need] !== undefined).map((need) => [need, all[need]]));
}

/** The shipment as the person saw it, held for this write alone. */
export async function shipmentToChange(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<DomesticShipment> {
  await lockDocket(tx, id);
  const shipment = await findShipmentOrRefuse(tx, id);
  requireVersion(shipment, version);
  return shipment;
}
