import { lazy, Suspense } from 'react';

/** Fetched while the first page is: there is no other yet to come from. */
const Standing = lazy(async () => ({ default: (await import('./standing')).Standing }));
const StandingAmongLists = lazy(async () => ({ default: (await import('./left-place')).StandingAmongLists }));

interface PageFocusProps {
  target: string;
  /** Who signs in, or reads one page without an account, fetches nothing of lists. */
  isAmongLists?: true;
}

/** The page's title, and where the keyboard starts on it. */
export function PageFocus({ target, isAmongLists }: PageFocusProps) {
  return <Suspense>{isAmongLists ? <StandingAmongLists target={target} /> : <Standing target={target} />}</Suspense>;
}
