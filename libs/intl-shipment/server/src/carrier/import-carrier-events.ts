import {
  carrierCodeOf,
  type CarrierEvent,
  type carrierEventImport,
  carrierStep,
  type Shipment,
  shipmentFactsOf,
  shipmentJourney,
} from '@freightdesk/intl-shipment-contract';
import type { ImportCells, ImportError } from '@freightdesk/shared-endpoint';
import { importError, type TableRow, type WriteContext, type WriteRows } from '@freightdesk/shared-server-kit';
import { noteEvent, openExceptions, recordEvent } from '@freightdesk/tracking-server';
import { findShipmentOrRefuse, shipments } from '../shipment/read-shipment';
import { shipmentTrack } from '../shipment/shipment-track';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { shipmentsByReference } from './carrier-reference.repository';
import { businessDateAt } from '@freightdesk/shared-calendar';

type Kind = (typeof carrierEventImport)['definition'];
type Row = TableRow<ImportCells<Kind>>;

const classifiers = ['PLN', 'EST', 'ACT'] as const;
const zoned = /(z|[+-]\d\d:?\d\d)$/i;

/** A time without a zone is of India. */
function momentOf(text: string): Date | null {
  const at = new Date(zoned.test(text) ? text : `${text.trim().replace(' ', 'T')}+05:30`);
  return Number.isNaN(at.getTime()) ? null : at;
}

interface Told extends CarrierEvent {
  row: Row;
}

/** What a row says; or what is wrong with it, at its column. */
function toldBy(row: Row, now: Date): Told | ImportError {
  const { code = '', at: when = '', classifier: said = 'ACT', empty = '' } = row.value;
  const wrong = (column: string, sentence: { message: string }) =>
    importError({ row: row.row, column, code: 'carrier' }, sentence);
  const classifier = classifiers.find((one) => one === said.toUpperCase());
  const at = momentOf(when);
  if (carrierCodeOf(code) === undefined)
    return wrong('code', { message: 'This is no code of DCSA or IATA that is known here.' });
  if (!classifier) return wrong('classifier', { message: 'Write PLN, EST or ACT.' });
  if (at === null) return wrong('at', { message: 'Write the time as 2026-11-20T09:30:00+05:30.' });
  if (classifier === 'ACT' && at > now)
    return wrong('at', { message: 'This has not happened yet: the time is ahead of now.' });
  return { row, code, at, classifier, isEmpty: empty === '' ? null : /^e/i.test(empty) };
}

const isError = (told: Told | ImportError): told is ImportError => 'message' in told;

/** The day that a carrier expects stands on the job: a later word of his replaces it. */
async function tellDay(shipment: Shipment, told: Told, milestone: string, context: WriteContext): Promise<void> {
  if (told.classifier === 'ACT') return;
  const day = businessDateAt(told.at);
  if (milestone === 'ARRIVED' && day !== shipment.eta) await changeJobcard(context, shipment.jobcardId, { eta: day });
  if (milestone === 'DEPARTED') await changeJobcard(context, shipment.jobcardId, { etd: day });
}

/** Does what follows from one word of the carrier for one shipment. */
async function apply(id: string, told: Told, context: WriteContext): Promise<void> {
  const { tx, clock, actor, audit } = context;
  await shipments.lock?.(tx, id);
  const before = await findShipmentOrRefuse(tx, id);
  const step = carrierStep(before, told, clock.now());
  const { location, remarks } = told.row.value;
  const of = { record: shipmentJourney.record, recordId: id };
  const event = { ...of, at: told.at, location, remarks };
  if (step.kind === 'none') return;
  if (step.kind === 'exception') {
    const note = remarks ?? `${told.code.toUpperCase()} ${location ?? ''}`.trim();
    await openExceptions(tx, { ...of, kinds: [step.exception], at: told.at, by: actor.userId, source: 'import', note });
  } else if (step.kind === 'note') {
    const reason = step.isCorrection ? 'Corrected by the carrier' : null;
    const noted = { ...event, status: before.status, milestone: step.milestone, classifier: told.classifier, reason };
    await noteEvent(noted, context);
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
  for (const one of told.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    for (const id of found.get(one.row.value.reference ?? '') ?? []) await apply(id, one, context);
  }
  return [];
};
