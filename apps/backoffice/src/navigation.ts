import { navigation as banks } from '@freightdesk/banks';
import { navigation as domestic } from '@freightdesk/domestic';
import { navigation as intlShipment } from '@freightdesk/intl-shipment';
import { navigation as invoices } from '@freightdesk/invoices';
import { navigation as overview } from '@freightdesk/overview';
import { navigation as payments } from '@freightdesk/payments';
import { navigation as reports } from '@freightdesk/reports';
import type { Permission } from '@freightdesk/shared-access';
import type { NavigationItem } from '@freightdesk/shell-layout';
import { navigation as users } from '@freightdesk/users';

/** The side menu: the order of this list is the order of the menu, and it is decided nowhere else. */
export const navigation: readonly NavigationItem<Permission>[] = [
  ...overview,
  ...intlShipment,
  ...domestic,
  ...users,
  ...invoices,
  ...payments,
  ...banks,
  ...reports,
];
