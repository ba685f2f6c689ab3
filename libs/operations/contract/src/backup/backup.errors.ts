import { defineProblems } from '@freightdesk/shared-endpoint';

export const backupProblems = defineProblems({
  backup_under_way: { status: 409, message: 'A backup is being made already. Wait until it is done.' },
});
