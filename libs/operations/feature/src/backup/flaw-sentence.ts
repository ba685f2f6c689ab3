import type { BackupFlaw } from '@freightdesk/operations-contract';

export const flawSentence: Readonly<Record<BackupFlaw, string>> = {
  none_yet: 'There is no backup yet. The first one is made within moments of the start of the server.',
  failed: 'The last backup failed. It is tried again every hour; what went wrong stands in the list.',
  too_old: 'The last backup is older than a day. Look whether the server runs and its folder of backups has room.',
  not_proven:
    'The last trial did not bring a backup back as it was. Keep older backups, and have the server looked at.',
};
