import type { ShipmentException } from '@freightdesk/tracking-contract';
import { closeExceptions, type ExceptionChange, openExceptions } from './exception.repository';
import type { RecordingContext } from './record-event';

interface Open {
  /** The exceptions that are open. */
  before: readonly ShipmentException[];
  /** Those that are to be. */
  after: readonly ShipmentException[];
}

/** Opens the exceptions that are new and closes those that are no longer named. */
export async function changeExceptions(
  of: Pick<ExceptionChange, 'record' | 'recordId'>,
  { before, after }: Open,
  { tx, actor, clock }: RecordingContext,
): Promise<void> {
  const change = { ...of, at: clock.now(), by: actor.userId };
  await openExceptions(tx, { ...change, kinds: [...new Set(after)].filter((kind) => !before.includes(kind)) });
  await closeExceptions(tx, { ...change, kinds: before.filter((kind) => !after.includes(kind)) });
}
