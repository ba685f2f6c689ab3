import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { jobcardAccess } from '../access';
import type { SettlePaperInput } from './checklist.schema';
import type { JobProfit } from './job-profit.schema';
import { jobcardList } from './jobcard.list';
import type { LaneQuery, LastOfLane } from './last-of-lane.schema';
import type {
  AccrueFreeDaysInput,
  AddJobcardInput,
  Jobcard,
  JobcardRow,
  MoveJobcardInput,
  SavedJobcard,
  UpdateJobcardInput,
} from './jobcard.schema';

const touches = ['jobcards', 'shipments', 'sale-invoices', 'overview'];

export const listJobcards = defineEndpoint<ListInput, Page<JobcardRow>>({
  name: 'jobcards.list',
  method: 'GET',
  path: '/jobcard/list',
  access: jobcardAccess.read,
  summary: 'Jobs with their route and status.',
  list: jobcardList,
});

export const getJobcard = defineEndpoint<IdInput, Jobcard>({
  name: 'jobcards.get',
  method: 'GET',
  path: '/jobcard/get',
  access: jobcardAccess.read,
  summary: 'One job with its packages, containers and shipments.',
});

export const getLastOfLane = defineEndpoint<LaneQuery, LastOfLane>({
  name: 'jobcards.lastOfLane',
  method: 'GET',
  path: '/jobcard/last-of-lane',
  access: jobcardAccess.read,
  summary: 'The last job of a customer, from and to a place: what a new one there may repeat.',
});

export const getJobProfit = defineEndpoint<IdInput, JobProfit>({
  name: 'jobcards.profit',
  method: 'GET',
  path: '/jobcard/profit',
  access: jobcardAccess.write,
  summary: 'What a job earns: quoted, accrued and as the ledger has it, by charge head.',
});

/** Answers `warnings` beside `data`: an IMO number that fails its check, a sea term on an air job, a voyage in a far year. */
export const addJobcard = defineEndpoint<AddJobcardInput, SavedJobcard>({
  name: 'jobcards.add',
  method: 'POST',
  path: '/jobcard/add',
  access: jobcardAccess.write,
  summary: 'Adds a job as a draft; it takes its number at once.',
  envelope: 'whole',
  status: 201,
  touches,
});

export const updateJobcard = defineEndpoint<UpdateJobcardInput, SavedJobcard>({
  name: 'jobcards.update',
  method: 'POST',
  path: '/jobcard/update',
  access: jobcardAccess.write,
  summary: 'Changes a job, but not its status.',
  envelope: 'whole',
  touches,
});

export const deleteJobcard = defineEndpoint<SeenInput, Gone>({
  name: 'jobcards.delete',
  method: 'POST',
  path: '/jobcard/delete',
  access: jobcardAccess.write,
  summary: 'Deletes a draft that nothing refers to.',
  touches,
});

export const moveJobcard = defineEndpoint<MoveJobcardInput, Jobcard>({
  name: 'jobcards.move',
  method: 'POST',
  path: '/jobcard/move',
  access: jobcardAccess.write,
  summary: 'Moves a job to another status. Opening it makes its shipment.',
  touches,
});

/** What the containers have cost so far after their free days, in one charge that is vouched for and can be billed. */
export const accrueFreeDays = defineEndpoint<AccrueFreeDaysInput, Jobcard>({
  name: 'jobcards.accrueFreeDays',
  method: 'POST',
  path: '/jobcard/accrue-free-days',
  access: jobcardAccess.write,
  summary: 'Writes demurrage and detention so far down as a charge of the job; once more, it is brought up to the day.',
  touches,
});

/** A paper came, or will not come; by another day, or by that of the rule again. */
export const settlePaper = defineEndpoint<SettlePaperInput, Jobcard>({
  name: 'jobcards.settlePaper',
  method: 'POST',
  path: '/jobcard/settle-paper',
  access: jobcardAccess.write,
  body: 'multipart',
  summary: 'Says how a paper of the checklist stands: needed, received (with its file), or not needed and why.',
  touches: ['jobcards', 'overview', 'timeline', 'documents'],
});
