import { ListViewsContext, type ListViewsProps } from '@freightdesk/shared-ui';
import { lazy } from 'react';
import { Outlet } from 'react-router-dom';

const ViewTabs = lazy(async () => ({ default: (await import('./view-tabs')).ViewTabs }));

/** Fetched beside the rows, which do not wait for them. */
const listViews = (props: ListViewsProps) => <ViewTabs {...props} />;

/** The pages of an app, whose lists have their saved views as tabs above them. */
export function PagesWithViews() {
  return (
    <ListViewsContext value={listViews}>
      <Outlet />
    </ListViewsContext>
  );
}
