import type { Statement } from '@freightdesk/shared-server-kit';
import { jobsWithoutShipment, shipmentsOffTheirHistory } from './verify.repository';

/** What is always true of jobs and shipments. */
export const intlShipmentStatements: readonly Statement[] = [
  {
    sentence: 'A job that was opened has a shipment.',
    breaches: async (db) => (await jobsWithoutShipment(db)).map(({ number }) => `${number} has none`),
  },
  {
    sentence: 'A shipment is where its last event left it.',
    breaches: async (db) =>
      (await shipmentsOffTheirHistory(db)).map(({ number }) => `the shipment of ${number} is elsewhere`),
  },
];
