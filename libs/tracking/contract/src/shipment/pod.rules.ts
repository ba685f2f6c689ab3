import { businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Pod, VerifyPodInput } from './pod.schema';

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

/** A proof waits for its verdict once: what was decided stands, and a rejected one gives way to another. */
export const awaitsVerdict = (pod: Pick<Pod, 'verdict'> | null): boolean => pod !== null && pod.verdict === null;

export const ownProofMessage = 'You uploaded this proof of delivery: another person verifies it.';

/** Four eyes, where the company asks for them: who uploaded a proof does not judge it. */
export const isOwnProof = (pod: Pick<Pod, 'uploadedBy' | 'byAnother'> | null, userId: string): boolean =>
  pod !== null && pod.byAnother && pod.uploadedBy.id === userId;

/** What is wrong with a verdict: clean is what tells of nothing short or damaged, and all else has its words. */
export function verdictProblems(
  { verdict, podCondition, remarks }: Pick<VerifyPodInput, 'verdict' | 'podCondition' | 'remarks'>,
  { packagesShort, packagesDamaged }: Pick<Pod, 'packagesShort' | 'packagesDamaged'>,
): FieldProblem[] {
  const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });
  const isSaid = Boolean(remarks?.trim());
  if (verdict === 'REJECTED') return isSaid ? [] : [problem('remarks', 'required', 'Say why another proof is needed.')];
  if (!podCondition) return [problem('podCondition', 'required', 'Say whether it is clean or has remarks.')];
  if (podCondition === 'CLEAN')
    return packagesShort || packagesDamaged
      ? [problem('podCondition', 'claim', 'It tells of packages short or damaged, so it is not clean.')]
      : [];
  return isSaid ? [] : [problem('remarks', 'required', 'Enter the remarks on the proof of delivery.')];
}
