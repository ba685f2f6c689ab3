import { businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';

interface PodTimes {
  deliveredAt: Date;
  /** The day on which the signed paper came back. */
  receivedOn?: string | null;
}

/** What is wrong with the times of a proof of delivery: nothing of it lies ahead, and the paper came back after it was signed. */
export function podProblems({ deliveredAt, receivedOn }: PodTimes, now: Date): FieldProblem[] {
  const problem = (field: string, message: string): FieldProblem => ({ field, code: 'event_time', message });
  const problems: FieldProblem[] = [];
  if (deliveredAt > now) problems.push(problem('deliveredAt', 'This has not happened yet.'));
  if (receivedOn && receivedOn > businessDateAt(now)) {
    problems.push(problem('receivedOn', 'This day has not come yet.'));
  } else if (receivedOn && receivedOn < businessDateAt(deliveredAt)) {
    problems.push(problem('receivedOn', 'The paper cannot be back before the goods were delivered.'));
  }
  return problems;
}
