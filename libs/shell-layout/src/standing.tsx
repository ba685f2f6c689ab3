import { useEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { watchFocus } from './lost-focus';
import { PageTitle } from './page-title';

function goToHead(page: HTMLElement | null): void {
  window.scrollTo(0, 0);
  // A form has the cursor in its first field already.
  if (page?.querySelector('form :focus')) return;
  (page?.querySelector<HTMLElement>('h1[tabindex]') ?? page)?.focus({ preventScroll: true });
}

interface StandingProps {
  target: string;
  /** Begins what is watched on a page, told how somebody came if it is another one than before; answers how to end it. */
  stand?: (page: HTMLElement, location: Location, come: NavigationType | null) => () => void;
}

/**
 * After a change of page the keyboard and the screen reader start at the new page, not at the link that was left. Back from a
 * record, or up to its list, they start at the row that was opened.
 */
export function Standing({ target, stand = watchFocus }: StandingProps) {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef(location.pathname);

  useEffect(() => {
    const page = document.getElementById(target);
    const isOther = shown.current !== location.pathname;
    shown.current = location.pathname;
    if (isOther) goToHead(page);
    return page ? stand(page, location, isOther ? how : null) : undefined;
  }, [location, how, stand, target]);

  return <PageTitle />;
}
