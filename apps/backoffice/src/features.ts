import { routes as banks } from '@freightdesk/banks';
import { routes as company } from '@freightdesk/company';
import { routes as domestic } from '@freightdesk/domestic';
import { routes as intlShipment } from '@freightdesk/intl-shipment';
import { routes as invoices } from '@freightdesk/invoices';
import { routes as operations } from '@freightdesk/operations';
import { routes as overview } from '@freightdesk/overview';
import { routes as parties } from '@freightdesk/parties';
import { actions as payments, routes as paymentRoutes } from '@freightdesk/payments';
import { routes as reports } from '@freightdesk/reports';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureAction, FeatureRoute } from '@freightdesk/shell-layout';
import { routes as users } from '@freightdesk/users';

/** Every screen under /dashboard. */
export const features: readonly FeatureRoute<Permission>[] = [
  ...overview,
  ...users,
  ...company,
  ...operations,
  ...parties,
  ...banks,
  ...intlShipment,
  ...domestic,
  ...invoices,
  ...paymentRoutes,
  ...reports,
];

/** What the command palette lets a person begin from anywhere. */
export const actions: readonly FeatureAction<Permission>[] = [...payments];
