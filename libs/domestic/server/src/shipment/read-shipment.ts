import { type DomesticShipment, domesticJourney } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { knownFrom } from '@freightdesk/tracking-contract';
import { eventsOf, exceptionsOf } from '@freightdesk/tracking-server';
import { invoicesOf } from '../docket/docket-invoice.repository';
import { lockDocket } from '../docket/docket.repository';
import { findShipmentRow } from './shipment.repository';

export async function findShipmentOrRefuse(db: Db, id: string): Promise<DomesticShipment> {
  const row =
    (await findShipmentRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This shipment does not exist: its docket is not booked.' });
  // Nothing can be skipped on this journey, so its events do not tell of it.
  const events = (await eventsOf(db, domesticJourney, id)).map(({ skipped: _, ...event }) => event);
  return {
    ...row,
    events,
    known: knownFrom(events, domesticJourney.passing),
    invoices: await invoicesOf(db, id),
    exceptionHistory: await exceptionsOf(db, id),
    pod: null,
  };
}

export const shipments: RecordKind<DomesticShipment> = {
  record: domesticJourney.record,
  lock: lockDocket,
  find: findShipmentOrRefuse,
};
