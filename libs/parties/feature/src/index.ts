import { partyPaths } from '@freightdesk/parties-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: partyPaths.list.pattern,
    handle: { permission: 'party.page', title: 'Parties' },
    lazy: () => import('./party/party-list-screen'),
  },
];

/** The menu names no parties: the screen is reached from invoices, leads and the panels where a party stands. */
export const navigation: readonly NavigationItem<Permission>[] = [];
