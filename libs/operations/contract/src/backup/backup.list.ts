import { defineList } from '@freightdesk/shared-endpoint';
import { type BackupStatus, backupStatuses } from './backup.rules';

export const backupStatusLabel: Readonly<Record<BackupStatus, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Being made',
  MADE: 'Made',
  FAILED: 'Failed',
  REMOVED: 'Removed',
};

export const backupList = defineList({
  fields: {
    askedAt: { kind: 'instant', label: 'When' },
    status: { kind: 'choice', label: 'Status', values: backupStatuses, labels: backupStatusLabel },
    sizeBytes: { kind: 'whole', label: 'Size' },
  },
  filters: { status: {} },
  sorts: ['askedAt', 'sizeBytes'],
  defaultSort: '-askedAt',
  search: ['fileName', 'problem'],
});
