import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader } from '../layout/page-header';
import { Loaded, type LoadedProps } from './loaded';

/** A page that is made of what a query read and begins with its head. Where that cannot be read the page is called something all the same. */
export function LoadedPage<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  const isMissed = query.data === undefined && query.error !== null;
  return (
    <>
      {isMissed && <PageHeader title={t('This record cannot be shown')} />}
      <Loaded query={query}>{children}</Loaded>
    </>
  );
}
