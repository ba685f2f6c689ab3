import { intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import PublicIcon from '@mui/icons-material/PublicOutlined';

const leads = {
  handle: { permission: 'lead.read', title: 'Lead management' },
  lazy: () => import('./lead/lead-list-screen'),
} as const;

/** The group's own address shows the leads too: marketing reaches these two and no other. */
const routes: Feature<Permission>['routes'] = [
  { path: paths.index.pattern, ...leads },
  { path: paths.leads.pattern, ...leads },
  {
    path: paths.jobcards.pattern,
    handle: { permission: 'jobcard.read', title: 'Jobcards' },
    lazy: () => import('./jobcard/jobcard-list-screen'),
  },
  {
    path: paths.createJobcard.pattern,
    handle: { permission: 'jobcard.write', title: 'Create jobcard' },
    lazy: () => import('./jobcard/form/create-jobcard-screen'),
  },
  {
    path: paths.updateJobcard.pattern,
    handle: { permission: 'jobcard.read', title: 'Update jobcard', needsRecord: true },
    lazy: () => import('./jobcard/update-jobcard-screen'),
  },
  {
    path: paths.shipments.pattern,
    handle: { permission: 'shipment.read', title: 'Shipment tracking' },
    lazy: () => import('./shipment/shipment-list-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'INTL. SHIPMENT',
    path: paths.index.href(),
    icon: PublicIcon,
    permission: 'lead.read',
    children: [
      { title: 'LEAD MANAGEMENT', path: paths.leads.href(), permission: 'lead.read' },
      {
        title: 'JOBCARD LIST',
        path: paths.jobcards.href(),
        section: [paths.createJobcard.href(), paths.updateJobcard.place],
        permission: 'jobcard.read',
      },
      { title: 'SHIPMENT TRACKING', path: paths.shipments.href(), permission: 'shipment.read' },
    ],
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  lead: paths.lead.href,
  jobcard: paths.updateJobcard.href,
  shipment: paths.shipment.href,
};

export const feature: Feature<Permission> = { routes, navigation, pages };
