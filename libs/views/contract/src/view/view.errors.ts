import { defineProblems } from '@freightdesk/shared-endpoint';

export const viewProblems = defineProblems({
  duplicate_view: {
    status: 409,
    message: 'You have a view of this name already. Choose another name, or replace that one.',
  },
  too_many_views: { status: 409, message: 'A list can have 30 views of your own. Remove one first.' },
});

export const mostViews = 30;
