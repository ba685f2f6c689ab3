import { type LinkRoute, loadChunk } from '@freightdesk/shared-route';
import type { RouteObject } from 'react-router-dom';
import type { LinkFrameProps } from './link-frame';

/** The route of a page that is opened by a link; it and what stands around it are fetched at once. */
export const linkRoute = ({ lazy, ...place }: LinkRoute, useLanguage: LinkFrameProps['useLanguage']): RouteObject => ({
  ...place,
  lazy: async () => {
    const [{ LinkFrame }, { Component }] = await Promise.all([
      loadChunk(() => import('./link-frame')),
      loadChunk(lazy),
    ]);
    return { element: <LinkFrame page={Component} useLanguage={useLanguage} /> };
  },
});
