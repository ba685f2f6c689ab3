/** A backup's way: asked for (or due), being made, then whole, failed, or taken away again by the keep rules. */
export const backupStatuses = ['WAITING', 'RUNNING', 'MADE', 'FAILED', 'REMOVED'] as const;
export type BackupStatus = (typeof backupStatuses)[number];

export const isUnderWay = (status: BackupStatus): boolean => status === 'WAITING' || status === 'RUNNING';

const hourMs = 60 * 60 * 1000;

/** One is made each day; two hours more than a day says that something keeps it from being made. */
const oldestMs = 26 * hourMs;

export type BackupProblem = 'none_yet' | 'failed' | 'too_old' | 'not_proven';

interface Standing {
  /** The moment the newest whole backup holds. */
  lastMadeAt: string | null;
  /** When the newest try ended badly, if it did. */
  failedAt: string | null;
  /** What went wrong when a backup was last restored for trial. */
  proofProblem: string | null;
}

/** What an administrator must know before the day on which the backup is needed; the worst first. */
export function backupProblem({ lastMadeAt, failedAt, proofProblem }: Standing, now: Date): BackupProblem | undefined {
  if (failedAt !== null) return 'failed';
  if (lastMadeAt === null) return 'none_yet';
  if (now.getTime() - Date.parse(lastMadeAt) > oldestMs) return 'too_old';
  return proofProblem === null ? undefined : 'not_proven';
}
