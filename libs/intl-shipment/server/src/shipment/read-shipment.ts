import type { Said, Shipment } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { eventsOf, findShipmentRow } from './shipment.repository';

export async function findShipmentOrRefuse(db: Db, id: string): Promise<Shipment> {
  const row =
    (await findShipmentRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This shipment does not exist, or no longer does.' });
  const events = await eventsOf(db, id);
  const known = events.reduce<Said>((all, { said }) => ({ ...all, ...said }), {});
  return { ...row, events, known, pod: null };
}
