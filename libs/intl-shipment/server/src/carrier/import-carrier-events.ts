import {
  type CarrierStep,
  carrierStep,
  type ContainerDay,
  containerDayOf,
  type ContainerWord,
  mostFromFiles,
  type Shipment,
  type ShipmentEvent,
  shipmentJourney,
} from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { ImportError } from '@freightdesk/shared-endpoint';
import { importError, type KnownRows, type WriteContext, type WriteRows } from '@freightdesk/shared-server-kit';
import { milestoneOf } from '@freightdesk/tracking-contract';
import { exceptionsOf, type Note, noteEvents, openExceptions, recordEvent } from '@freightdesk/tracking-server';
import { tellContainerDays } from '../jobcard/container-days';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { findShipmentOrRefuse, shipments } from '../shipment/read-shipment';
import { shipmentTrack, tellJob } from '../shipment/shipment-track';
import { isError, type Kind, type Told, toldBy } from './carrier-row';
import { shipmentsByReference } from './carrier-reference.repository';

/** What is told of one shipment; its notes are written down together, and before a step that follows them. Days come last. */
interface Applying extends WriteContext {
  notes: Note<Shipment['status']>[];
  days: (ContainerDay & { row: number })[];
}

const flushNotes = (context: Applying) => noteEvents(context.notes.splice(0), context);

/** A shipment as it is once a word is told: the next is held against it, and none is read anew. */
const withEvent = (shipment: Shipment, told: Told, event: Partial<ShipmentEvent>): Shipment => ({
  ...shipment,
  events: [
    ...shipment.events,
    {
      ...{ id: `${told.row.row}`, from: shipment.status, to: shipment.status, classifier: told.classifier },
      ...{ eventAt: told.at.toISOString(), location: null, remarks: null, reason: null, said: {}, skipped: [] },
      ...{ source: 'import' as const, byUser: { id: '', name: '' }, recordedAt: '' },
      ...event,
    },
  ],
});

/** Adds one word of the carrier to the shipment; answers the shipment as it is then, or why nothing of the file may be told. */
async function apply(shipment: Shipment, told: Told, context: Applying): Promise<Shipment | ImportError> {
  const { tx, clock, actor } = context;
  const { id, status } = shipment;
  const step = carrierStep(shipment, told, clock.now());
  const { location, remarks } = told.row.value;
  const of = { record: shipmentJourney.record, recordId: id };
  const event = { ...of, at: told.at, location, remarks };
  if (step.kind === 'none') return shipment;
  if (step.kind === 'refused') return importError({ row: told.row.row, column: 'at', code: 'event_time' }, step);
  if (step.kind === 'exception') {
    const note = remarks ?? `${told.code.toUpperCase()} ${location ?? ''}`.trim();
    await openExceptions(tx, { ...of, kinds: [step.exception], at: told.at, by: actor.userId, source: 'import', note });
    return { ...shipment, exceptionHistory: await exceptionsOf(tx, id) };
  }
  if (step.kind === 'note') {
    const { milestone, isCorrection, said } = step;
    const reason = isCorrection ? 'Corrected by the carrier' : null;
    const noted = { ...event, status, milestone, classifier: told.classifier, source: 'import' as const, reason, said };
    context.notes.push(noted);
    keepDay(shipment, told, { to: milestone, said }, context);
    return withEvent(shipment, told, { milestone, said });
  }
  return move(shipment, told, step, context);
}

/** What happened to a container has its day, whether it moved the shipment or not. */
function keepDay(
  { events }: Shipment,
  { at, classifier, row }: Told,
  word: Pick<ContainerWord, 'to' | 'said'>,
  { days }: Applying,
): void {
  const day = classifier === 'ACT' ? containerDayOf(events, { ...word, at }) : null;
  if (day) days.push({ ...day, row: row.row });
}

async function move(
  shipment: Shipment,
  told: Told,
  { to, skipped, said }: Extract<CarrierStep, { kind: 'move' }>,
  context: Applying,
): Promise<Shipment> {
  await flushNotes(context);
  const { location, remarks } = told.row.value;
  const moved = { to, at: told.at, location, remarks, said };
  const of = { record: shipmentJourney.record, recordId: shipment.id, from: shipment.status };
  await recordEvent({ ...of, ...moved, skipped, source: 'import' }, context, (position) =>
    shipmentTrack.place(context, shipment, position, moved),
  );
  keepDay(shipment, told, moved, context);
  await tellJob(shipment.jobcardId, moved, context);
  return { ...withEvent(shipment, told, { to, said }), status: to, known: { ...shipment.known, ...said } };
}

/** The day on which a carrier expects a milestone: the last word of his, a plan only where nothing better is known; null where it was. */
function expectedDay(
  { events }: Shipment,
  milestone: Shipment['status'],
  news: readonly ShipmentEvent[],
): string | null {
  const told = events.filter((event) => milestoneOf(event) === milestone);
  if (told.some(({ classifier }) => classifier === 'ACT')) return null;
  const best = told.some(({ classifier }) => classifier === 'EST') ? 'EST' : 'PLN';
  const last = news.findLast((event) => milestoneOf(event) === milestone && event.classifier === best);
  return last ? businessDateAt(new Date(last.eventAt)) : null;
}

/** The days that a carrier expects stand on the job: a later word of his replaces them. */
async function tellDays(before: Shipment, after: Shipment, context: WriteContext): Promise<void> {
  const news = after.events.slice(before.events.length);
  const [etd, eta] = [expectedDay(after, 'DEPARTED', news), expectedDay(after, 'ARRIVED', news)];
  const changes = { ...(etd && etd !== before.etd && { etd }), ...(eta && eta !== before.eta && { eta }) };
  if (Object.keys(changes).length > 0) await changeJobcard(context, before.jobcardId, changes);
}

const tooMany = ({ row }: Told) =>
  importError(
    { row: row.row, column: 'reference', code: 'too_many' },
    {
      message: 'A shipment takes at most {{most}} events from files: leave older estimates out.',
      values: { most: mostFromFiles },
    },
  );

/** Does what follows from the words of the carrier for one shipment, in their order; or says which of them may not be. */
async function applyAll(id: string, words: readonly Told[], context: WriteContext): Promise<ImportError[]> {
  const { tx, audit } = context;
  const applying: Applying = { ...context, notes: [], days: [] };
  await shipments.lock?.(tx, id);
  const before = await findShipmentOrRefuse(tx, id);
  const errors: ImportError[] = [];
  let shipment = before;
  for (const one of words) {
    const next = await apply(shipment, one, applying);
    if (next !== shipment && shipment.events.length >= mostFromFiles) return [...errors, tooMany(one)];
    if ('message' in next) errors.push(next);
    else shipment = next;
  }
  if (shipment === before) return errors;
  await flushNotes(applying);
  await tellDays(before, shipment, context);
  const disorders = await tellContainerDays(before.jobcardId, applying.days, context);
  errors.push(
    ...disorders.map(({ day: { row }, sentence }) => importError({ row, column: 'at', code: 'order' }, sentence)),
  );
  const after = await findShipmentOrRefuse(tx, id);
  await audit({ record: shipmentJourney.record, recordId: id, action: 'import-events', before, after });
  return errors;
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
  // Each shipment is read and written down once, however many rows are of it.
  const words = new Map<string, Told[]>();
  for (const one of inOrder(told)) {
    for (const { id, container } of found.get(one.row.value.reference ?? '') ?? []) {
      words.set(id, [...(words.get(id) ?? []), { ...one, container }]);
    }
  }
  for (const [id, ofShipment] of words) errors.push(...(await applyAll(id, ofShipment, context)));
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
  const standing = new Map<string, Promise<Shipment>>();
  const shipmentOf = (id: string) => {
    const shipment = standing.get(id) ?? findShipmentOrRefuse(tx, id);
    standing.set(id, shipment);
    return shipment;
  };
  const known = new Set<number>();
  for (const one of told) {
    const meant = found.get(one.row.value.reference ?? '') ?? [];
    const steps = await Promise.all(
      meant.map(async ({ id, container }) => carrierStep(await shipmentOf(id), { ...one, container }, one.at)),
    );
    const isKnown = steps.every((step) => step.kind === 'none' && addsNothing.includes(step.why));
    if (meant.length > 0 && isKnown) known.add(one.row.row);
  }
  return known;
};
