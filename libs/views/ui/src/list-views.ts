import { lazy } from 'react';

/** The saved views of a list, as tabs above it; fetched beside the rows, which do not wait for them. */
export const ListViews = lazy(async () => ({ default: (await import('./view-tabs')).ViewTabs }));
