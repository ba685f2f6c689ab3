import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { jobcardAccess } from '../access';
import type { JobPaperFacts, JobPaperQuery, JobSheetsQuery } from './job-paper.schema';

export const getJobPaperFacts = defineEndpoint<IdInput, JobPaperFacts>({
  name: 'jobcards.papers',
  method: 'GET',
  path: '/jobcard/papers',
  access: jobcardAccess.read,
  summary: 'What stands on the papers of a job beside the job: its parties in full, and what its shipment was told.',
});

export const getJobSheets = defineEndpoint<JobSheetsQuery, Blob>({
  name: 'jobcards.sheets',
  method: 'GET',
  path: '/jobcard/pdf',
  access: jobcardAccess.read,
  envelope: 'file',
  work: 'long',
  summary: 'The sheets of up to 100 jobs: one PDF, or a ZIP with a PDF for each.',
});

export const getJobPaper = defineEndpoint<JobPaperQuery, Blob>({
  name: 'jobcards.paper',
  method: 'GET',
  path: '/jobcard/:id/papers/:kind/pdf',
  access: jobcardAccess.read,
  envelope: 'file',
  summary: 'A paper of a job: PDF, A4. Which papers there are depends on its mode and direction.',
});
