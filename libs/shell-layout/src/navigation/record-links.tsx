import { type Feature, type RecordPageOf, recordPageOf, RecordPagesContext } from '@freightdesk/shared-route';
import { type ReactNode, useMemo } from 'react';
import { matchPath } from 'react-router-dom';

/** The page of any column's record, for a person who may do this: an address that is out of their reach leads nowhere. */
export function pageOfRecordFor<P extends string>(
  features: readonly Feature<P>[],
  may: (permission: P) => boolean,
): RecordPageOf {
  const routes = features.flatMap((feature) => feature.routes);
  const pages = [...features.map((feature) => feature.pages ?? {}), ...features.map((feature) => feature.panels ?? {})];
  return recordPageOf(pages, (address) => {
    const [place = ''] = address.split('?');
    const route = routes.find(({ path }) => path !== undefined && matchPath(`/dashboard/${path}`, place) !== null);
    return route !== undefined && may(route.handle.permission);
  });
}

interface RecordLinksProps<P extends string> {
  features: readonly Feature<P>[];
  may: (permission: P) => boolean;
  children: ReactNode;
}

/** Tells all that lies within it where the records of every column are reached. */
export function RecordLinks<P extends string>({ features, may, children }: RecordLinksProps<P>) {
  const pageOf = useMemo(() => pageOfRecordFor(features, may), [features, may]);
  return <RecordPagesContext value={pageOf}>{children}</RecordPagesContext>;
}
