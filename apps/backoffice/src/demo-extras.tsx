import { lazy, Suspense } from 'react';
import type { PageExtras } from './router';

// Fetched in demo mode alone: nobody else's first page carries them.
const DemoBanner = lazy(async () => ({ default: (await import('@freightdesk/demo-ui')).DemoBanner }));
const DemoSignIn = lazy(async () => ({ default: (await import('@freightdesk/demo-ui')).DemoSignIn }));

/** What the sample company adds to the pages: a sign above each, and its people under the login form. */
export const demoExtras: PageExtras = {
  banner: (
    <Suspense>
      <DemoBanner />
    </Suspense>
  ),
  otherWays: (
    <Suspense>
      <DemoSignIn />
    </Suspense>
  ),
};
