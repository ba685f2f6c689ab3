import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import { chargeHeadAccess, exchangeRateAccess, taxPaths, taxTableAccess } from '@freightdesk/tax-contract';

/** The menu names no masters: the screen is reached from the lists of invoices and from the palette. */
const routes: Feature<Permission>['routes'] = [
  {
    path: taxPaths.chargeHeads.pattern,
    handle: { permission: chargeHeadAccess.manage, title: 'Charge heads' },
    lazy: () => import('./charge-head/charge-head-list-screen'),
  },
  {
    path: taxPaths.importChargeHeads.pattern,
    handle: { permission: chargeHeadAccess.manage, title: 'Bring in charge heads' },
    lazy: () => import('./charge-head/import-charge-heads-screen'),
  },
  {
    path: taxPaths.exchangeRates.pattern,
    handle: { permission: exchangeRateAccess.read, title: 'Exchange rates' },
    lazy: () => import('./exchange-rate/exchange-rate-list-screen'),
  },
  {
    path: taxPaths.sacs.pattern,
    handle: { permission: taxTableAccess.read, title: 'Service codes (SAC)' },
    lazy: () => import('./sac/sac-list-screen'),
  },
  {
    path: taxPaths.gstRates.pattern,
    handle: { permission: taxTableAccess.read, title: 'GST rates' },
    lazy: () => import('./tax-table/gst-rate-list-screen'),
  },
  {
    path: taxPaths.gtaOptions.pattern,
    handle: { permission: taxTableAccess.read, title: 'GTA option' },
    lazy: () => import('./gta-option/gta-option-list-screen'),
  },
  {
    path: taxPaths.tdsRates.pattern,
    handle: { permission: taxTableAccess.read, title: 'TDS rates' },
    lazy: () => import('./tax-table/tds-rate-list-screen'),
  },
];

export const feature: Feature<Permission> = { routes };
