export { auditNames } from './audit-names';
// What somebody saved of a list
export { listViews, removeView, saveView } from './view/view.endpoints';
export { mostViews, viewProblems } from './view/view.errors';
export type { RemoveViewInput, SavedView, SaveViewInput, ViewColumn, ViewsQuery } from './view/view.schema';
