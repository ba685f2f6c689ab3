import { feature as banks } from '@freightdesk/banks';
import { feature as company } from '@freightdesk/company';
import { feature as domestic } from '@freightdesk/domestic';
import { feature as intlShipment } from '@freightdesk/intl-shipment';
import { feature as invoices } from '@freightdesk/invoices';
import { feature as ledger } from '@freightdesk/ledger';
import { feature as operations } from '@freightdesk/operations';
import { feature as overview } from '@freightdesk/overview';
import { feature as parties } from '@freightdesk/parties';
import { feature as payments } from '@freightdesk/payments';
import { feature as reconciliation } from '@freightdesk/reconciliation';
import { feature as reports } from '@freightdesk/reports';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature, LinkRoute } from '@freightdesk/shared-route';
import { feature as tax } from '@freightdesk/tax';
import { trackingPaths } from '@freightdesk/tracking-contract';
import { featureWith as usersWith } from '@freightdesk/users';

export const loadAuditNames = async () => (await import('@freightdesk/audit-names')).auditNames;

/** The order of this list is the order of the menu, and it is decided nowhere else. */
export const features: readonly Feature<Permission>[] = [
  overview,
  intlShipment,
  domestic,
  usersWith({ auditNames: loadAuditNames }),
  invoices,
  payments,
  banks,
  ledger,
  reports,
  company,
  operations,
  parties,
  tax,
  reconciliation,
];

/** Every screen under /dashboard. */
export const routes = features.flatMap((feature) => feature.routes);

const track: LinkRoute = {
  path: trackingPaths.track.pattern,
  handle: { title: 'Shipment tracking' },
  lazy: () => import('@freightdesk/tracking-ui/track'),
};

/** What customers open by a link; a shipment is tracked wherever it is carried. */
export const links = [track, ...features.flatMap((feature) => feature.links ?? [])];

/** The side menu. */
export const navigation = features.flatMap((feature) => feature.navigation ?? []);

/** What the command palette lets a person begin from anywhere. */
export const actions = features.flatMap((feature) => feature.actions ?? []);
