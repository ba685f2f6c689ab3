import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  eventTimeFlaw,
  illegalMove,
  type Journey,
  type Step,
  type Tracked,
  trackingProblems,
} from '@freightdesk/tracking-contract';
import { type Position, recordEvent } from './record-event';

interface Seen {
  id: string;
  version: number;
}

interface Warning {
  field: string;
  message: string;
}

/** What a column does of its own when one of its shipments moves on. */
export interface Track<Shipment extends Tracked> {
  journey: Journey<Shipment>;
  find(db: Db, id: string): Promise<Shipment>;
  /** The shipment as the person saw it, held for this write alone. */
  hold(tx: Tx, seen: Seen): Promise<Shipment>;
  /** In normal spelling, and with what follows by itself. */
  complete(step: Step<Shipment>, before: Shipment): Step<Shipment>;
  place(tx: Tx, before: Shipment, position: Position<Shipment['status']>, step: Step<Shipment>): Promise<void>;
  /** What else moves with it. */
  follow?(before: Shipment, step: Step<Shipment>, context: WriteContext): Promise<void>;
  /** What is odd about a fact that is taken all the same. */
  warnings?(step: Step<Shipment>): Warning[];
}

/** What the status call of a column takes, its facts put together as `said`. */
export interface StatusUpdate<Shipment extends Tracked> extends Seen, Omit<Step<Shipment>, 'at'> {
  at: string;
  reason?: string;
  skipped?: readonly string[];
}

/** Records the next step of a shipment. */
export async function updateStatus<Shipment extends Tracked>(
  track: Track<Shipment>,
  { id, version, skipped = [], ...told }: StatusUpdate<Shipment>,
  context: WriteContext,
): Promise<{ data: Shipment; warnings: Warning[] }> {
  const { tx, actor } = context;
  const { journey } = track;
  const before = await track.hold(tx, { id, version });
  const illegal = illegalMove(journey, before, { to: told.to, skipped, role: actor.role });
  if (illegal) refuse(trackingProblems.illegal_move, illegal);
  const step = track.complete({ ...told, at: new Date(told.at) }, before);
  const timeWarnings = refuseProblems(journey, before, step, context);

  const passed = journey.skips?.(before, step.to).filter((state) => skipped.includes(state));
  const event = { ...step, skipped: passed, from: before.status, source: 'manual' as const };
  await recordEvent({ ...event, record: journey.record, recordId: id }, context, (position) =>
    track.place(tx, before, position, step),
  );
  await track.follow?.(before, step, context);

  const data = await track.find(tx, id);
  const audited = { record: journey.record, recordId: id, action: 'update status', reason: told.reason };
  await context.audit({ ...audited, before, after: data });
  return { data, warnings: [...timeWarnings, ...(track.warnings?.(step) ?? [])] };
}

/** Refuses what can't be, all of it at once; answers what is odd about a time that can. */
function refuseProblems<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  before: Shipment,
  step: Step<Shipment>,
  { clock }: WriteContext,
): Warning[] {
  const now = clock.now();
  const last = before.events.findLast(({ classifier }) => classifier === 'ACT');
  const time = eventTimeFlaw(step.at, { now, lastEventAt: last ? new Date(last.eventAt) : null });
  const errors = [
    ...journey.problems(before, step, now),
    ...(time?.kind === 'refused' ? [{ field: 'at', code: 'event_time', message: time.message }] : []),
  ];
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return time === null ? [] : [{ field: 'at', message: time.message }];
}
