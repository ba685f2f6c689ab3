import { intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import { Navigate, useSearchParams } from 'react-router-dom';

/** A lead was named by `view?id=` once. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return <Navigate to={id ? paths.viewLead.href(id) : paths.leads.href()} replace />;
}
