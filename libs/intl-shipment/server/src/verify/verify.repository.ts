import type { Db } from '@freightdesk/shared-database';

interface Numbered {
  number: string;
}

export const jobsWithoutShipment = (db: Db): Promise<Numbered[]> =>
  db
    .selectFrom('jobcard')
    .leftJoin('shipment', 'shipment.jobcardId', 'jobcard.id')
    .select('jobcard.number')
    .where('jobcard.status', 'not in', ['DRAFT', 'CANCELLED'])
    .where('shipment.id', 'is', null)
    .orderBy('jobcard.number')
    .execute();

export const shipmentsOffTheirHistory = (db: Db): Promise<Numbered[]> =>
  db
    .selectFrom('shipment')
    .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('shipmentEvent')
          .select('toStatus')
          .whereRef('shipmentEvent.shipmentId', '=', 'shipment.id')
          .orderBy('shipmentEvent.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('jobcard.number')
    .whereRef('last.toStatus', 'is distinct from', 'shipment.status')
    .orderBy('jobcard.number')
    .execute();
