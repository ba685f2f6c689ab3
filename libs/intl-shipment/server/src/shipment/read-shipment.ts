import { factsOfCargo, factsOfJob, type Shipment, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import { type Db, together, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { knownFrom } from '@freightdesk/tracking-contract';
import { eventsOf, exceptionsOf, podOf } from '@freightdesk/tracking-server';
import { containersOf, packagesOf } from '../jobcard/cargo.repository';
import { findJobcardHeader, lockJobcard } from '../jobcard/jobcard.repository';
import { findShipmentRow } from './shipment.repository';

export async function findShipmentOrRefuse(db: Db, id: string): Promise<Shipment> {
  const row =
    (await findShipmentRow(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This shipment does not exist, or no longer does.' });
  const [events, job, cargo, exceptionHistory, pod] = await together(
    eventsOf(db, shipmentJourney, id),
    findJobcardHeader(db, row.jobcardId),
    cargoOf(db, row.jobcardId),
    exceptionsOf(db, id),
    podOf(db, id),
  );
  return {
    ...row,
    events,
    known: { ...(job && factsOfJob(job)), ...knownFrom(events) },
    // What the job lists of its goods, so that nobody types it again.
    listed: factsOfCargo({ mode: row.mode, volumetricDivisor: job?.volumetricDivisor ?? null, ...cargo }),
    exceptionHistory,
    pod,
  };
}

async function cargoOf(db: Db, jobcardId: string) {
  const [packages, containers] = await together(packagesOf(db, [jobcardId]), containersOf(db, [jobcardId]));
  return { packages: packages.get(jobcardId) ?? [], containers: containers.get(jobcardId) ?? [] };
}

/** A shipment and its job change together: whoever changes either waits at the job. */
async function lockJobOf(tx: Tx, id: string): Promise<void> {
  const { jobcardId } = await findShipmentOrRefuse(tx, id);
  await lockJobcard(tx, jobcardId);
}

export const shipments: RecordKind<Shipment> = {
  record: shipmentJourney.record,
  lock: lockJobOf,
  find: findShipmentOrRefuse,
};
