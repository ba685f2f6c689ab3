import type { Backup, BackupState } from './backup.schema';

/** A backup as the list shows it; for specs of screens. */
export const backupRow = (changes: Partial<Backup> = {}): Backup => ({
  id: '01990000-0000-7000-8000-0000000000b1',
  status: 'MADE',
  askedAt: '2026-11-22T02:00:00.000Z',
  askedBy: null,
  madeAt: '2026-11-22T02:00:01.000Z',
  endedAt: '2026-11-22T02:00:09.000Z',
  fileName: 'freightdesk-20261122-020001.tar',
  sizeBytes: 52_428_800,
  rowCount: 120_000,
  encrypted: false,
  provenAt: null,
  proofProblem: null,
  problem: null,
  ...changes,
});

export const backupStateRow = (changes: Partial<BackupState> = {}): BackupState => ({
  folder: '/srv/freightdesk/backups',
  encrypted: false,
  lastMadeAt: '2026-11-22T02:00:01.000Z',
  lastProvenAt: '2026-11-20T02:00:20.000Z',
  failedAt: null,
  problem: null,
  proofProblem: null,
  underWay: false,
  ...changes,
});
