import type { Statement } from '@freightdesk/shared-server-kit';
import { historyStatement } from '@freightdesk/tracking-server';
import { jobsWithoutShipment, shipmentPositions } from './verify.repository';

/** What is always true of jobs and shipments. */
export const intlShipmentStatements: readonly Statement[] = [
  {
    sentence: 'A job that was opened has a shipment.',
    breaches: async (db) => (await jobsWithoutShipment(db)).map(({ number }) => `${number} has none`),
  },
  historyStatement({
    sentence: 'A shipment is where its last event left it.',
    record: 'shipment',
    positions: shipmentPositions,
  }),
];
