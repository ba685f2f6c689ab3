import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { RemoveViewInput, SavedView, SaveViewInput, ViewsQuery } from './view.schema';

/** Whose a view is, and who sees it, is asked of each: whoever is signed in has some of their own. */
const access = 'session.own';
const touches = ['views'];

export const listViews = defineEndpoint<ViewsQuery, SavedView[]>({
  name: 'views.list',
  method: 'GET',
  path: '/view/list',
  access,
  summary: "The saved views of a list: one's own, and those that people of the same role share.",
});

export const saveView = defineEndpoint<SaveViewInput, SavedView>({
  name: 'views.save',
  method: 'POST',
  path: '/view/save',
  access,
  summary: 'Saves what a list shows under a name; with an id and its version, replaces a view of one’s own.',
  touches,
});

export const removeView = defineEndpoint<RemoveViewInput, SavedView>({
  name: 'views.remove',
  method: 'POST',
  path: '/view/remove',
  access,
  summary: 'Removes a view of one’s own.',
  touches,
});
