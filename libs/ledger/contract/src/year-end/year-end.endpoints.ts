import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { yearEndAccess } from './year-end.access';
import type { CloseYearInput, ReverseYearEndInput, YearEnd, YearEndQuery } from './year-end.schema';

const touches = ['yearEnd', 'accounts', 'reports', 'overview'];

export const getYearEnd = defineEndpoint<YearEndQuery, YearEnd>({
  name: 'yearEnd.get',
  method: 'GET',
  path: '/year-end/get',
  access: yearEndAccess.read,
  summary: 'A fiscal year with what its closing moves to retained earnings, and what to look at before.',
});

export const closeYear = defineEndpoint<CloseYearInput, YearEnd>({
  name: 'yearEnd.close',
  method: 'POST',
  path: '/year-end/close',
  access: yearEndAccess.manage,
  summary: 'Closes a fiscal year: income, cost and expenses are moved to retained earnings, and it takes nothing more.',
  touches,
});

export const reverseYearEnd = defineEndpoint<ReverseYearEndInput, YearEnd>({
  name: 'yearEnd.reverse',
  method: 'POST',
  path: '/year-end/reverse',
  access: yearEndAccess.manage,
  summary: 'Opens the last closed year again by the mirror of its closing.',
  touches,
});
