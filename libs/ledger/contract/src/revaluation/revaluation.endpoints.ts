import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { journalAccess } from '../journal/journal.access';
import type {
  PostRevaluationInput,
  Revaluation,
  RevaluationQuery,
  ReverseRevaluationInput,
} from './revaluation.schema';

const touches = ['revaluation', 'accounts', 'reports', 'overview'];

export const getRevaluation = defineEndpoint<RevaluationQuery, Revaluation>({
  name: 'revaluation.get',
  method: 'GET',
  path: '/revaluation/get',
  access: journalAccess.read,
  work: 'long',
  summary: 'What is held and owed in other currencies at the end of a month, at the books and at the rate of the day.',
});

export const postRevaluation = defineEndpoint<PostRevaluationInput, Revaluation>({
  name: 'revaluation.post',
  method: 'POST',
  path: '/revaluation/post',
  access: journalAccess.write,
  summary: 'Posts the unrealised exchange gain or loss of a month’s last day, and its mirror on the first of the next.',
  touches,
});

export const reverseRevaluation = defineEndpoint<ReverseRevaluationInput, Revaluation>({
  name: 'revaluation.reverse',
  method: 'POST',
  path: '/revaluation/reverse',
  access: journalAccess.write,
  summary: 'Takes the valuation of a month back with its mirror, each on its own day; it can be done again.',
  touches,
});
