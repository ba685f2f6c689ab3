import { navigation as banks } from '@freightdesk/banks';
import { navigation as overview } from '@freightdesk/overview';
import { navigation as reports } from '@freightdesk/reports';
import type { Permission } from '@freightdesk/shared-access';
import type { NavigationItem } from '@freightdesk/shell-layout';
import { navigation as users } from '@freightdesk/users';

/** The side menu: the order of this list is the order of the menu, and it is decided nowhere else. */
export const navigation: readonly NavigationItem<Permission>[] = [...overview, ...users, ...banks, ...reports];
