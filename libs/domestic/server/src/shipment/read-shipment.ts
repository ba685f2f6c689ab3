import { type DomesticShipment, domesticJourney, type DomesticShipmentRow } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { knownFrom, milestoneOf, standingEvents } from '@freightdesk/tracking-contract';
import { eventsOf, exceptionsOf, podOf } from '@freightdesk/tracking-server';
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
    pod: await standingPod(db, row, events),
  };
}

/** One that was sent back no longer stands: the docket is delivered, and waits for another. */
async function standingPod(db: Db, { id, status }: DomesticShipmentRow, events: DomesticShipment['events']) {
  const pod = status === 'DELIVERED' ? null : await podOf(db, id);
  const verified =
    status === 'POD_VERIFIED' ? standingEvents(events).findLast((event) => milestoneOf(event) === status) : undefined;
  return pod && { ...pod, verifiedAt: verified?.eventAt ?? null, verdict: verified ? verdictOf(verified) : null };
}

/** A docket has a status for a proof that is verified: who moved it there verified it. */
const verdictOf = ({ eventAt, byUser, said, remarks }: DomesticShipment['events'][number]) => ({
  ...{ verdict: 'VERIFIED' as const, at: eventAt, by: byUser },
  ...{ podCondition: said.podCondition ?? null, remarks },
});

export const shipments: RecordKind<DomesticShipment> = {
  record: domesticJourney.record,
  lock: lockDocket,
  find: findShipmentOrRefuse,
};
