import { useTranslation } from '@freightdesk/shared-i18n';
import { useMatches } from 'react-router-dom';

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
