import { partyAccess, partyPaths } from '@freightdesk/parties-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

/** The menu names no parties: the screen is reached from invoices, leads and the panels where a party stands. */
const routes: Feature<Permission>['routes'] = [
  {
    path: partyPaths.list.pattern,
    handle: { permission: partyAccess.page, title: 'Parties' },
    lazy: () => import('./party/party-list-screen'),
  },
  {
    path: partyPaths.party.pattern,
    handle: { permission: partyAccess.page, title: 'Party', needsRecord: true },
    lazy: () => import('./party/party-screen'),
  },
  {
    path: partyPaths.import.pattern,
    handle: { permission: partyAccess.taxData, title: 'Bring in parties' },
    lazy: () => import('./party/import-parties-screen'),
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = { party: partyPaths.party.href, 'first party': partyPaths.list.href };

export const feature: Feature<Permission> = { routes, pages };
