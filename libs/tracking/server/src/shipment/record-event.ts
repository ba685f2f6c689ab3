import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { Told, TrackedRecord } from '@freightdesk/tracking-contract';
import { insertEvents } from './event.repository';

/** Whoever records is in the transaction of the write that asked for it. */
export type RecordingContext = Pick<WriteContext, 'tx' | 'actor' | 'clock'>;

/** What is told of a shipment that is opened or moves on. */
export interface Happening<Status extends string> {
  record: TrackedRecord;
  recordId: string;
  from: Status | null;
  to: Status;
  at: Date;
  source: 'manual' | 'import' | 'system';
  /** An actual event unless it is said to be a plan: nothing has happened to the goods yet. */
  classifier?: 'PLN' | 'ACT';
  location?: string | null;
  remarks?: string | null;
  reason?: string | null;
  skipped?: Status[];
  said?: Told;
}

/** Where the shipment is then: the columns that its own row has of it. */
export interface Position<Status extends string> {
  status: Status;
  statusAt: Date;
  location: string | null;
}

/** Adds what happened to the history and moves the shipment there, as its column does; the two are never apart. */
export async function recordEvent<Status extends string>(
  happening: Happening<Status>,
  { tx, actor, clock }: RecordingContext,
  place: (position: Position<Status>) => Promise<void>,
): Promise<void> {
  const { from, to, at, said = {}, location = null, classifier = 'ACT', ...told } = happening;
  await place({ status: to, statusAt: at, location });
  const event = {
    ...told,
    id: newId(),
    fromStatus: from,
    toStatus: to,
    classifier,
    eventAt: at,
    location,
    said: JSON.stringify(said),
    recordedAt: clock.now(),
    recordedBy: actor.userId,
  };
  await insertEvents(tx, [event]);
}

/** What is told of a milestone while the shipment stays where it is. */
export interface Note<Status extends string> extends Pick<
  Happening<Status>,
  'record' | 'recordId' | 'at' | 'location' | 'remarks' | 'reason'
> {
  status: Status;
  milestone: Status;
  classifier: 'PLN' | 'EST' | 'ACT';
  source: Happening<Status>['source'];
  said?: Told;
  /** The event in whose place it stands. */
  corrects?: string;
}

/** Adds words to the history that move nothing. */
export async function noteEvents<Status extends string>(
  notes: readonly Note<Status>[],
  { tx, actor, clock }: RecordingContext,
): Promise<void> {
  const recorded = { recordedAt: clock.now(), recordedBy: actor.userId };
  const rows = notes.map(({ status, at, location = null, said = {}, ...told }) => ({
    ...{ ...told, ...recorded, id: newId(), fromStatus: status, toStatus: status, eventAt: at, location },
    said: JSON.stringify(said),
  }));
  await insertEvents(tx, rows);
}
