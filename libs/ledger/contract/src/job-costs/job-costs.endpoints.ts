import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { journalAccess } from '../journal/journal.access';
import type { Journal } from '../journal/journal.schema';
import type { JobCosts, JobCostsQuery, MoveJobCostsInput } from './job-costs.schema';

export const listJobCosts = defineEndpoint<JobCostsQuery, JobCosts[]>({
  name: 'journals.jobCosts',
  method: 'GET',
  path: '/job-costs/list',
  access: journalAccess.read,
  summary: 'What was posted to cost consols and is to be borne by their houses, with the lines that move it.',
});

export const moveJobCosts = defineEndpoint<MoveJobCostsInput, Journal>({
  name: 'journals.moveJobCosts',
  method: 'POST',
  path: '/job-costs/move',
  access: journalAccess.write,
  summary: 'Moves posted costs of a consol to its houses by a journal, as they are shared.',
  status: 201,
  touches: ['journals', 'accounts', 'reports', 'overview', 'jobcards'],
});
