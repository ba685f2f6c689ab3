import { boolean, id, type InferType, number, record, string } from '@freightdesk/shared-endpoint/schema';
import { backupStatuses } from './backup.rules';

export const backup = record({
  id: id().required(),
  status: string().oneOf(backupStatuses).required(),
  askedAt: string().required(),
  /** Null where it was due and nobody asked. */
  askedBy: string().defined().nullable(),
  /** The moment it holds. */
  madeAt: string().defined().nullable(),
  endedAt: string().defined().nullable(),
  fileName: string().defined().nullable(),
  sizeBytes: number().integer().defined().nullable(),
  rowCount: number().integer().defined().nullable(),
  encrypted: boolean().required(),
  /** When it was restored into a scratch database and its books were checked there. */
  provenAt: string().defined().nullable(),
  proofProblem: string().defined().nullable(),
  problem: string().defined().nullable(),
});
export type Backup = InferType<typeof backup>;

export const backupState = record({
  folder: string().defined(),
  encrypted: boolean().required(),
  lastMadeAt: string().defined().nullable(),
  lastProvenAt: string().defined().nullable(),
  failedAt: string().defined().nullable(),
  problem: string().defined().nullable(),
  proofProblem: string().defined().nullable(),
  underWay: boolean().required(),
});
export type BackupState = InferType<typeof backupState>;

export const askedBackup = record({ id: id().required() });
export type AskedBackup = InferType<typeof askedBackup>;
