import { queryOf } from '@freightdesk/data-access-api';
import type { LinkPageProps } from '@freightdesk/shared-route';
import { PrintButton } from '@freightdesk/shared-ui';
import { readTrack } from '@freightdesk/tracking-contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LinkPage } from './link-page';
import { OpenedByLink } from './opened-by-link';
import { ToldShipmentCard } from './told-shipment-card';

/** What a customer sees of a shipment. */
export function Component(props: LinkPageProps) {
  const { token = '' } = useParams();
  const query = useQuery(queryOf(readTrack, { token }));
  return (
    <LinkPage {...props} acts={<PrintButton />}>
      <OpenedByLink query={query}>{(shipment) => <ToldShipmentCard shipment={shipment} />}</OpenedByLink>
    </LinkPage>
  );
}
