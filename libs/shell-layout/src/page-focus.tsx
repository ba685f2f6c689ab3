import { lazy, Suspense } from 'react';

/** Fetched while the first page is: there is no other yet to come from. */
const Standing = lazy(async () => ({ default: (await import('./standing')).Standing }));

/** The page's title, and where the keyboard starts on it. */
export function PageFocus({ target }: { target: string }) {
  return (
    <Suspense>
      <Standing target={target} />
    </Suspense>
  );
}
