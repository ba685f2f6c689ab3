import { authRoutes } from '@freightdesk/auth';
import type { QueryClient } from '@freightdesk/data-access-api';
import { useLanguage } from '@freightdesk/settings';
import type { Permission } from '@freightdesk/shared-access';
import { type FeatureRoute, fetchAhead, loadChunk, loadScreen } from '@freightdesk/shared-route';
import { RequirePermission, RequireSession } from '@freightdesk/shared-session';
import { linkRoute, loadHelpPage, NotFoundPage, RouterFailurePage, SimpleLayout } from '@freightdesk/shell-layout';
import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { links, routes } from './features';

const toNotFound = <Navigate to="/404" replace />;

/** A screen that the person's role does not reach leads to the 404 page. */
const guarded = ({ handle, lazy, ...place }: FeatureRoute<Permission>, client?: QueryClient): RouteObject => ({
  element: <RequirePermission permission={handle.permission} notFound={toNotFound} />,
  children: [{ ...place, handle, lazy: () => loadScreen(lazy, client) }],
});

/** What a page shows beside what it is for. */
export interface PageExtras {
  /** A line above every page. */
  banner?: ReactNode;
  /** Other ways to come in, on the login page. */
  otherWays?: ReactNode;
  /** Keeps what screens ask for before they are drawn. */
  client?: QueryClient;
}

const dashboard = ({ banner, client }: PageExtras): RouteObject => ({
  path: '/dashboard',
  element: <RequireSession />,
  children: [
    {
      lazy: async () => {
        const { DashboardShell } = await loadChunk(() => import('./dashboard-shell'));
        return { element: <DashboardShell banner={banner} /> };
      },
      // A screen that breaks leaves the menu standing.
      children: [{ errorElement: <RouterFailurePage />, children: routes.map((route) => guarded(route, client)) }],
    },
  ],
});

const simplePages = ({ banner, otherWays }: PageExtras): RouteObject => ({
  element: (
    <SimpleLayout banner={banner}>
      <Outlet />
    </SimpleLayout>
  ),
  children: [
    ...authRoutes({ otherWays, onTyping: (address) => fetchAhead([dashboard({})], address) }),
    { path: '/faqs', handle: { title: 'Help' }, lazy: () => loadChunk(loadHelpPage) },
    { path: '/404', element: <NotFoundPage />, handle: { title: 'Not found' } },
  ],
});

export const routesWith = (extras: PageExtras = {}): RouteObject[] => [
  {
    errorElement: <RouterFailurePage />,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to="/dashboard" replace /> },
      simplePages(extras),
      ...links.map((link) => linkRoute(link, useLanguage)),
      dashboard(extras),
      { path: '*', element: toNotFound },
    ],
  },
];

export const createRouter = (extras?: PageExtras) => createBrowserRouter(routesWith(extras));
