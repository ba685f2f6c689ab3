import type { DocketStatus, Said } from '@freightdesk/domestic-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { changeDocket, type DocketChanges } from '../docket/docket.repository';
import { insertEvent } from './docket-event.repository';

/** What is told of a docket's shipment that moves on. */
export interface Step {
  docketId: string;
  from: DocketStatus;
  to: DocketStatus;
  at: Date;
  source: 'manual' | 'system';
  /** An actual event unless it is said to be a plan. */
  classifier?: 'PLN' | 'ACT';
  location?: string | null;
  remarks?: string | null;
  reason?: string | null;
  said?: Said;
  /** What else of the docket changes with it. */
  changes?: DocketChanges;
}

/** Adds what happened to the history and moves the shipment there; the two are never apart. */
export async function recordEvent(step: Step, context: WriteContext): Promise<void> {
  const { tx, actor, clock } = context;
  const { docketId, from, to, at, said = {}, location = null, classifier = 'ACT', changes, ...told } = step;
  await insertEvent(tx, {
    ...told,
    id: newId(),
    docketId,
    fromStatus: from,
    toStatus: to,
    classifier,
    eventAt: at,
    location,
    said: JSON.stringify(said),
    recordedAt: clock.now(),
    recordedBy: actor.userId,
  });
  await changeDocket(context, docketId, { ...changes, status: to, statusAt: at, location });
}
