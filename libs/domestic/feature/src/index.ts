import { docketAccess, domesticPaths as paths } from '@freightdesk/domestic-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';

const dockets = {
  handle: { permission: docketAccess.read, title: 'Dockets' },
  lazy: () => import('./docket/list/docket-list-screen'),
} as const;

/** The group's own address shows the dockets too. A docket without an id in its address is a new one. */
const routes: Feature<Permission>['routes'] = [
  { path: paths.index.pattern, ...dockets },
  { path: paths.dockets.pattern, ...dockets },
  {
    path: paths.createDocket.pattern,
    handle: { permission: docketAccess.read, title: 'Add docket' },
    lazy: () => import('./docket/docket-screen'),
  },
  {
    path: paths.importDockets.pattern,
    handle: { permission: docketAccess.write, title: 'Bring in dockets' },
    lazy: () => import('./docket/list/import-dockets-screen'),
  },
  {
    path: paths.shipments.pattern,
    handle: { permission: docketAccess.read, title: 'Domestic shipment tracking' },
    lazy: () => import('./shipment/shipment-list-screen'),
  },
  {
    path: paths.board.pattern,
    handle: { permission: docketAccess.read, title: 'Deliveries of the week' },
    lazy: () => import('./board/board-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'DOMESTIC SHIPMENT',
    path: paths.index.href(),
    icon: LocalShippingIcon,
    permission: docketAccess.read,
    children: [
      {
        title: 'DOCKET LIST',
        path: paths.dockets.href(),
        section: [paths.createDocket.href()],
        permission: docketAccess.read,
      },
      { title: 'SHIPMENT TRACKING', path: paths.shipments.href(), permission: docketAccess.read },
    ],
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = { docket: paths.docket.href, 'domestic-shipment': paths.shipment.href };

/** Who works here meets parties beside the dockets. */
const panels: Feature['panels'] = { party: paths.party.href };

export const feature: Feature<Permission> = { routes, navigation, pages, panels };
