import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type Seen, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  farDays,
  illegalMove,
  type Journey,
  type Step,
  stepProblems,
  stepTimeProblem,
  type Tracked,
  trackingProblems,
} from '@freightdesk/tracking-contract';
import { type Position, recordEvent } from './record-event';

interface Warning {
  field: string;
  message: string;
}

/** What a column does of its own when one of its shipments moves on. */
export interface Track<Shipment extends Tracked> extends RecordKind<Shipment> {
  journey: Journey<Shipment>;
  /** Refuses any step of a shipment that may no longer move. */
  refuseStill?(before: Shipment, tx: Tx): Promise<void>;
  /** In normal spelling, and with what follows by itself. */
  complete(step: Step<Shipment>, before: Shipment): Step<Shipment>;
  place(
    context: WriteContext,
    before: Shipment,
    position: Position<Shipment['status']>,
    step: Step<Shipment>,
  ): Promise<void>;
  /** What else moves with it. */
  follow?(before: Shipment, step: Step<Shipment>, context: WriteContext): Promise<void>;
  /** What else is put right with an event that was told wrongly. */
  corrected?(
    before: Shipment,
    event: Shipment['events'][number],
    corrected: Pick<Step<Shipment>, 'at' | 'said'>,
    context: WriteContext,
  ): Promise<void>;
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
  const { journey } = track;
  const warnings: Warning[] = [];
  const change = { id, version, action: 'update status', reason: told.reason };
  const data = await changeRecord(track, change, context, async (before) => {
    await track.refuseStill?.(before, context.tx);
    const illegal = illegalMove(journey, before, { to: told.to, skipped, by: context.actor });
    if (illegal) refuse(trackingProblems.illegal_move, illegal);
    const step = track.complete({ ...told, at: new Date(told.at) }, before);
    warnings.push(...refuseProblems(journey, before, step, context), ...(track.warnings?.(step) ?? []));

    const passed = journey.skips?.(before, step.to).filter((state) => skipped.includes(state));
    const event = { ...step, skipped: passed, from: before.status, source: 'manual' as const };
    await recordEvent({ ...event, record: journey.record, recordId: id }, context, (position) =>
      track.place(context, before, position, step),
    );
    await track.follow?.(before, step, context);
  });
  return { data, warnings };
}

/** Refuses what can't be, all of it at once; answers what is odd about a time or a day that can. */
function refuseProblems<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  before: Shipment,
  step: Step<Shipment>,
  { clock }: WriteContext,
): Warning[] {
  const now = clock.now();
  const errors = stepProblems(journey, before, step, now);
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  const time = stepTimeProblem(before, step.at, now);
  return [
    ...(time === null ? [] : [{ field: 'at', message: time.message }]),
    ...farDays(journey.needs, step.said, clock.today()),
  ];
}
