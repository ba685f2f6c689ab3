import { routes as auth } from '@freightdesk/auth';
import { routes as banks } from '@freightdesk/banks';
import { routes as company } from '@freightdesk/company';
import { routes as overview } from '@freightdesk/overview';
import { routes as parties } from '@freightdesk/parties';
import { routes as reports } from '@freightdesk/reports';
import type { Permission } from '@freightdesk/shared-access';
import { RequirePermission, RequireSession } from '@freightdesk/shared-session';
import { type FeatureRoute, loadChunk, NotFoundPage, RouterFailurePage, SimpleLayout } from '@freightdesk/shell-layout';
import { routes as users } from '@freightdesk/users';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';

/** Every screen under /dashboard. */
const features: readonly FeatureRoute<Permission>[] = [
  ...overview,
  ...users,
  ...company,
  ...parties,
  ...banks,
  ...reports,
];

const toNotFound = <Navigate to="/404" replace />;

/** A screen that the person's role does not reach leads to the 404 page. */
function guarded({ handle, lazy, ...place }: FeatureRoute<Permission>): RouteObject {
  return {
    element: <RequirePermission permission={handle.permission} notFound={toNotFound} />,
    children: [{ ...place, handle, lazy: () => loadChunk(lazy) }],
  };
}

const dashboard: RouteObject = {
  path: '/dashboard',
  element: <RequireSession />,
  children: [
    {
      lazy: () => loadChunk(() => import('./dashboard-shell')),
      children: features.map(guarded),
    },
  ],
};

const simplePages: RouteObject = {
  element: (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  ),
  children: [...auth, { path: '/404', element: <NotFoundPage />, handle: { title: 'Not found' } }],
};

export const routes: RouteObject[] = [
  {
    errorElement: <RouterFailurePage />,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      simplePages,
      dashboard,
      { path: '*', element: toNotFound },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
