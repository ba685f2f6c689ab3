import { carrierStep, type Shipment, shipmentFactsOf, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { ImportError } from '@freightdesk/shared-endpoint';
import { importError, type KnownRows, type WriteContext, type WriteRows } from '@freightdesk/shared-server-kit';
import { milestoneOf } from '@freightdesk/tracking-contract';
import { noteEvent, openExceptions, recordEvent } from '@freightdesk/tracking-server';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { findShipmentOrRefuse, shipments } from '../shipment/read-shipment';
import { shipmentTrack } from '../shipment/shipment-track';
import { isError, type Kind, type Told, toldBy } from './carrier-row';
import { shipmentsByReference } from './carrier-reference.repository';

/** The day that a carrier expects stands on the job: a later word of his replaces it, but for a plan what is better known. */
async function tellDay(shipment: Shipment, told: Told, milestone: string, context: WriteContext): Promise<void> {
  const better = told.classifier === 'EST' ? ['ACT'] : ['ACT', 'EST'];
  const isKnown = shipment.events.some(
    (event) => milestoneOf(event) === milestone && better.includes(event.classifier),
  );
  if (told.classifier === 'ACT' || isKnown) return;
  const day = businessDateAt(told.at);
  if (milestone === 'ARRIVED' && day !== shipment.eta) await changeJobcard(context, shipment.jobcardId, { eta: day });
  if (milestone === 'DEPARTED') await changeJobcard(context, shipment.jobcardId, { etd: day });
}

/** Does what follows from one word of the carrier for one shipment; or says why nothing may. */
async function apply(id: string, told: Told, context: WriteContext): Promise<ImportError[]> {
  const { tx, clock, actor, audit } = context;
  await shipments.lock?.(tx, id);
  const before = await findShipmentOrRefuse(tx, id);
  const step = carrierStep(before, told, clock.now());
  const { location, remarks } = told.row.value;
  const of = { record: shipmentJourney.record, recordId: id };
  const event = { ...of, at: told.at, location, remarks };
  if (step.kind === 'none') return [];
  if (step.kind === 'refused') return [importError({ row: told.row.row, column: 'at', code: 'event_time' }, step)];
  if (step.kind === 'exception') {
    const note = remarks ?? `${told.code.toUpperCase()} ${location ?? ''}`.trim();
    await openExceptions(tx, { ...of, kinds: [step.exception], at: told.at, by: actor.userId, source: 'import', note });
  } else if (step.kind === 'note') {
    const reason = step.isCorrection ? 'Corrected by the carrier' : null;
    const noted = { ...event, status: before.status, milestone: step.milestone, source: 'import' as const };
    await noteEvent({ ...noted, classifier: told.classifier, reason }, context);
    await tellDay(before, told, step.milestone, context);
  } else {
    const { to, skipped } = step;
    const said = shipmentFactsOf(to, told.at);
    const moved = { to, at: told.at, location, remarks, said };
    await recordEvent({ ...of, ...moved, from: before.status, skipped, source: 'import' }, context, (position) =>
      shipmentTrack.place(context, before, position, moved),
    );
    await shipmentTrack.follow?.(before, moved, context);
  }
  const after = await findShipmentOrRefuse(tx, id);
  await audit({ record: of.record, recordId: id, action: 'import-events', before, after });
  return [];
}

/** The events of a carrier's file in the order in which they happened; each moves, notes or warns, or is known already. */
export const importCarrierEvents: WriteRows<Kind> = async (rows, context) => {
  const now = context.clock.now();
  const read = rows.map((row) => toldBy(row, now));
  const told = read.filter((one): one is Told => !isError(one));
  const references = told.map(({ row }) => row.value.reference ?? '');
  const found = await shipmentsByReference(context.tx, [...new Set(references)]);
  const unknown = told
    .filter(({ row }) => (found.get(row.value.reference ?? '') ?? []).length === 0)
    .map(({ row }) =>
      importError(
        { row: row.row, column: 'reference', code: 'unknown' },
        { message: 'No job in hand is known by this.' },
      ),
    );
  const errors = [...read.filter(isError), ...unknown];
  if (errors.length > 0) return errors;
  for (const one of inOrder(told)) {
    for (const id of found.get(one.row.value.reference ?? '') ?? []) errors.push(...(await apply(id, one, context)));
  }
  return errors;
};

/** What happened, in the order in which it did; then what is expected, in that of the file: the last word holds. */
function inOrder(told: readonly Told[]): Told[] {
  const isAct = ({ classifier }: Told) => classifier === 'ACT';
  const acts = told.filter(isAct).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return [...acts, ...told.filter((one) => !isAct(one))];
}

const addsNothing = ['known', 'person'];

/** Rows of which every shipment knows already, from a carrier or from a person. */
export const knownCarrierEvents: KnownRows<Kind> = async (rows, tx) => {
  const read = rows.map((row) => toldBy(row, null));
  const told = read.filter((one): one is Told => !isError(one));
  const found = await shipmentsByReference(tx, [...new Set(told.map(({ row }) => row.value.reference ?? ''))]);
  const known = new Set<number>();
  for (const one of told) {
    const ids = found.get(one.row.value.reference ?? '') ?? [];
    const steps = await Promise.all(
      ids.map(async (id) => carrierStep(await findShipmentOrRefuse(tx, id), one, one.at)),
    );
    const isKnown = steps.every((step) => step.kind === 'none' && addsNothing.includes(step.why));
    if (ids.length > 0 && isKnown) known.add(one.row.row);
  }
  return known;
};
