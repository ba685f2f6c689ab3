import { businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';

interface PodFacts {
  deliveredAt: Date;
  /** The day on which the signed paper came back. */
  receivedOn?: string | null | undefined;
  packagesShort?: number | null | undefined;
  packagesDamaged?: number | null | undefined;
  remarks?: string | null | undefined;
}

/** Goods that came short or broken are what a claim is made of: the paper says how. */
const claimProblems = ({ packagesShort, packagesDamaged, remarks }: PodFacts): FieldProblem[] =>
  (packagesShort || packagesDamaged) && !remarks?.trim()
    ? [{ field: 'remarks', code: 'required', message: 'Say what is short or damaged.' }]
    : [];

/** What is wrong with a proof of delivery: nothing of it lies ahead, the paper came back after it was signed, and a claim has its words. */
export function podProblems(pod: PodFacts, now: Date): FieldProblem[] {
  const { deliveredAt, receivedOn } = pod;
  const problem = (field: string, message: string): FieldProblem => ({ field, code: 'event_time', message });
  const problems: FieldProblem[] = [];
  if (deliveredAt > now) problems.push(problem('deliveredAt', 'This has not happened yet.'));
  if (receivedOn && receivedOn > businessDateAt(now)) {
    problems.push(problem('receivedOn', 'This day has not come yet.'));
  } else if (receivedOn && receivedOn < businessDateAt(deliveredAt)) {
    problems.push(problem('receivedOn', 'The paper cannot be back before the goods were delivered.'));
  }
  return [...problems, ...claimProblems(pod)];
}
