import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type ChecklistPaper, type ChecklistRule, checklistRules } from './checklist.data';
import type { CheckedPaper, SettlePaperInput } from './checklist.schema';
import type { Cutoff } from './cutoff.rules';
import type { JobDirection, JobMode } from './jobcard.kinds';

/** What of a job its papers depend on. */
export type ChecklistJob = { mode: JobMode; direction: JobDirection } & Readonly<
  Partial<Record<'etd' | 'eta' | 'doValidUntil' | Cutoff, string | null>>
>;

/** What somebody said of a paper; of the others the rule speaks. */
export type SaidPaper = Omit<CheckedPaper, 'isIfAsked' | 'mayExpire' | 'isDayGiven'>;

const rulesOf = ({ mode, direction }: Pick<ChecklistJob, 'mode' | 'direction'>): readonly ChecklistRule[] =>
  checklistRules.filter(({ modes, directions }) => modes.includes(mode) && directions.includes(direction));

export const ruleOfPaper = (job: ChecklistJob, paper: ChecklistPaper): ChecklistRule | undefined =>
  rulesOf(job).find((rule) => rule.paper === paper);

const dayOf = (job: ChecklistJob, of: ChecklistRule['neededBy'][number][0]): string | null => {
  const known = job[of];
  if (!known) return null;
  return of === 'etd' || of === 'eta' ? known : businessDateAt(new Date(known));
};

/** By which day the paper is needed; null while the job knows none of the days that it follows. */
function neededByRule(job: ChecklistJob, { neededBy }: ChecklistRule): string | null {
  for (const [of, days] of neededBy) {
    const day = dayOf(job, of);
    if (day !== null) return addDays(day, days);
  }
  return null;
}

const unsaid = { reason: null, neededBy: null, receivedOn: null, expiresOn: null, file: null } as const;

/** The papers of a job in the order in which they come, with what was said of each. */
export function checklistOf(job: ChecklistJob, said: readonly SaidPaper[]): CheckedPaper[] {
  return rulesOf(job).map((rule) => {
    const { paper, isIfAsked = false, mayExpire = false } = rule;
    const status = isIfAsked ? ('NOT_NEEDED' as const) : ('NEEDED' as const);
    const told = said.find((one) => one.paper === paper) ?? { ...unsaid, paper, status };
    return {
      ...told,
      ...{ isIfAsked, mayExpire, isDayGiven: told.neededBy !== null },
      neededBy: told.neededBy ?? neededByRule(job, rule),
      // The job has the day of its delivery order already.
      expiresOn: told.expiresOn ?? (paper === 'DELIVERY_ORDER' ? (job.doValidUntil ?? null) : null),
    };
  });
}

/** Those that somebody has to ask for still. */
export const missingPapers = (papers: readonly CheckedPaper[]): CheckedPaper[] =>
  papers.filter(({ status }) => status === 'NEEDED');

/** The first day by which one that is missing is needed; null where none is, or no day is known. */
export function papersDueOn(papers: readonly CheckedPaper[]): string | null {
  const days = missingPapers(papers).flatMap(({ neededBy }) => (neededBy === null ? [] : [neededBy]));
  return days.sort()[0] ?? null;
}

const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** What is wrong with what somebody says of a paper. */
export function paperProblems(
  { status, reason, receivedOn, expiresOn }: Pick<SettlePaperInput, 'status' | 'reason' | 'receivedOn' | 'expiresOn'>,
  { isIfAsked, mayExpire }: Partial<Pick<CheckedPaper, 'isIfAsked' | 'mayExpire'>>,
): FieldProblem[] {
  const problems = [
    status === 'NOT_NEEDED' && !reason && !isIfAsked
      ? problem('reason', 'required', 'Say why it is not needed.')
      : null,
    status === 'RECEIVED' && !receivedOn ? problem('receivedOn', 'required', 'Say when it came.') : null,
    expiresOn && !mayExpire ? problem('expiresOn', 'unexpected', 'This paper holds for good.') : null,
    expiresOn && receivedOn && expiresOn < receivedOn
      ? problem('expiresOn', 'order', 'It had ended before it came.')
      : null,
  ];
  return problems.filter((found) => found !== null);
}
