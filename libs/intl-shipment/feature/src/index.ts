import {
  intlShipmentPaths as paths,
  jobcardAccess,
  leadAccess,
  rateSheetAccess,
  shipmentAccess,
} from '@freightdesk/intl-shipment-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import PublicIcon from '@mui/icons-material/PublicOutlined';

const leads = {
  handle: { permission: leadAccess.read, title: 'Lead management' },
  lazy: () => import('./lead/lead-list-screen'),
} as const;

/** The group's own address shows the leads too: marketing reaches these two and no other. */
const routes: Feature<Permission>['routes'] = [
  { path: paths.index.pattern, ...leads },
  { path: paths.leads.pattern, ...leads },
  {
    path: paths.viewLead.pattern,
    handle: { permission: leadAccess.read, title: 'Lead', needsRecord: true },
    lazy: () => import('./lead/lead-screen'),
  },
  {
    path: paths.oldLead.pattern,
    handle: { permission: leadAccess.read, title: 'Lead', needsRecord: true },
    lazy: () => import('./lead/old-lead-address'),
  },
  {
    path: paths.importLeads.pattern,
    handle: { permission: leadAccess.write, title: 'Bring in leads' },
    lazy: () => import('./lead/import-leads-screen'),
  },
  {
    path: paths.rateSheets.pattern,
    handle: { permission: rateSheetAccess.read, title: 'Rate sheets' },
    lazy: () => import('./rate-sheet/rate-sheet-list-screen'),
  },
  {
    path: paths.importRateSheets.pattern,
    handle: { permission: rateSheetAccess.write, title: 'Bring in rate sheets' },
    lazy: () => import('./rate-sheet/import-rate-sheets-screen'),
  },
  {
    path: paths.jobcards.pattern,
    handle: { permission: jobcardAccess.read, title: 'Jobcards' },
    lazy: () => import('./jobcard/jobcard-list-screen'),
  },
  {
    path: paths.createJobcard.pattern,
    handle: { permission: jobcardAccess.write, title: 'Create jobcard' },
    lazy: () => import('./jobcard/form/create-jobcard-screen'),
  },
  {
    path: paths.updateJobcard.pattern,
    handle: { permission: jobcardAccess.read, title: 'Update jobcard', needsRecord: true },
    lazy: () => import('./jobcard/update-jobcard-screen'),
  },
  {
    path: paths.shipments.pattern,
    handle: { permission: shipmentAccess.read, title: 'Shipment tracking' },
    lazy: () => import('./shipment/shipment-list-screen'),
  },
  {
    path: paths.board.pattern,
    handle: { permission: shipmentAccess.read, title: 'Departures and arrivals' },
    lazy: () => import('./board/board-screen'),
  },
  {
    path: paths.importCarrierEvents.pattern,
    handle: { permission: shipmentAccess.write, title: 'Carrier events' },
    lazy: () => import('./carrier/import-carrier-events-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'INTL. SHIPMENT',
    path: paths.index.href(),
    icon: PublicIcon,
    permission: leadAccess.read,
    children: [
      {
        title: 'LEAD MANAGEMENT',
        path: paths.leads.href(),
        section: [paths.rateSheets.href()],
        permission: leadAccess.read,
      },
      {
        title: 'JOBCARD LIST',
        path: paths.jobcards.href(),
        section: [paths.createJobcard.href(), paths.updateJobcard.place],
        permission: jobcardAccess.read,
      },
      { title: 'SHIPMENT TRACKING', path: paths.shipments.href(), permission: shipmentAccess.read },
    ],
  },
];

const links: Feature['links'] = [
  { path: paths.quoted.pattern, handle: { title: 'Quotation' }, lazy: () => import('./quoted/quoted-page') },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  lead: paths.viewLead.href,
  quotation: paths.quotation.href,
  'rate sheet': paths.rateSheet.href,
  jobcard: paths.updateJobcard.href,
  shipment: paths.shipment.href,
};

/** Who works here meets parties beside the leads. */
const panels: Feature['panels'] = { party: paths.party.href };

export const feature: Feature<Permission> = { routes, links, navigation, pages, panels };
