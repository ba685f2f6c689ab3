const dayMs = 24 * 60 * 60 * 1000;

export type EventTimeProblem = { kind: 'refused' | 'warned'; message: string };

/**
 * What is wrong with the actual time of an event, or null. The future can't have happened; a time before the last event may
 * be a late note of the same day, so it warns, and more than a day before it is refused.
 */
export function eventTimeProblem(
  at: Date,
  { now, lastEventAt }: { now: Date; lastEventAt: Date | null },
): EventTimeProblem | null {
  if (at > now) return { kind: 'refused', message: 'This has not happened yet: the time is ahead of now.' };
  if (lastEventAt === null || at >= lastEventAt) return null;
  return lastEventAt.getTime() - at.getTime() > dayMs
    ? { kind: 'refused', message: 'This is more than a day before the last event of the shipment.' }
    : { kind: 'warned', message: 'This is before the last event of the shipment.' };
}
