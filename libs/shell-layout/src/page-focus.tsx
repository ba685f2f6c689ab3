import { useTranslation } from '@freightdesk/shared-i18n';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

function titleOf(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return null;
  return typeof handle.title === 'string' ? handle.title : null;
}

/** The document's title is that of the innermost route that has one. */
export function PageTitle() {
  const { t } = useTranslation();
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== null);
  return <title>{title ? `${t(title)} | Freightdesk` : 'Freightdesk'}</title>;
}

/** After a change of page the keyboard and the screen reader start at the new page, not at the link that was left. */
export function PageFocus({ target }: { target: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const page = document.getElementById(target);
    // A form has the cursor in its first field already.
    if (page?.querySelector('form :focus')) return;
    (page?.querySelector<HTMLElement>('h1[tabindex]') ?? page)?.focus({ preventScroll: true });
  }, [pathname, target]);

  return <PageTitle />;
}
