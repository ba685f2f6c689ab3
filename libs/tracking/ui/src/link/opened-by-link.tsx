import { codeOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, Loaded, type LoadedProps } from '@freightdesk/shared-ui';
import { trackingLinkProblems } from '@freightdesk/tracking-contract';

/** What a link opens, or why it opens nothing any more. */
export function OpenedByLink<Told>({ query, children }: Pick<LoadedProps<Told>, 'query' | 'children'>) {
  const { t } = useTranslation();
  if (codeOf(query.error) === 'link_ended')
    return <EmptyState isPage title={t('This link has ended')} text={t(trackingLinkProblems.link_ended.message)} />;
  return <Loaded query={query}>{children}</Loaded>;
}
