import { type Shipment, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { knownFrom } from '@freightdesk/tracking-contract';
import { eventsOf } from '@freightdesk/tracking-server';
import { findShipmentRow } from './shipment.repository';

export async function findShipmentOrRefuse(db: Db, id: string): Promise<Shipment> {
  const row =
    (await findShipmentRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This shipment does not exist, or no longer does.' });
  const events = await eventsOf(db, shipmentJourney, id);
  return { ...row, events, known: knownFrom(events), pod: null };
}
