import { type ContainerDay, containerDayProblems, withContainerDay } from '@freightdesk/intl-shipment-contract';
import type { Sentence } from '@freightdesk/shared-sentence';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { changeContainerDays } from './cargo.repository';
import { changeJobcard } from './jobcard.repository';
import { findJobcardOrRefuse } from './read-jobcard';

/** A day that cannot be, and why. */
interface Disorder<Day> {
  day: Day;
  sentence: Sentence;
}

const disorderOf = (container: string, job: string): Sentence => ({
  message: 'Container {{container}} of {{job}} would leave before it was discharged, or come back before it left.',
  values: { container, job },
});

/** Days that were told of a job's containers, in their order; answers those that cannot be. */
export async function tellContainerDays<Day extends ContainerDay>(
  jobcardId: string,
  days: readonly Day[],
  context: WriteContext,
): Promise<Disorder<Day>[]> {
  if (days.length === 0) return [];
  const { tx } = context;
  const before = await findJobcardOrRefuse(tx, jobcardId);
  const disorders: Disorder<Day>[] = [];
  let { containers } = before;
  for (const day of days) {
    const next = withContainerDay(containers, day);
    const wrong = next.find((one, at) => one !== containers[at] && containerDayProblems(one).length > 0);
    if (wrong) disorders.push({ day, sentence: disorderOf(wrong.containerNumber, before.number) });
    else containers = next;
  }
  const changed = containers.filter((one, at) => one !== before.containers[at]);
  if (changed.length === 0) return disorders;
  for (const one of changed) await changeContainerDays(tx, jobcardId, one);
  // Who has the job open must not write its containers as they were before.
  await changeJobcard(context, jobcardId, {});
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: 'update', before, after });
  return disorders;
}
