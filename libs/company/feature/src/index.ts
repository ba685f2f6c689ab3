import { companyAccess, companyPaths, isMonth, periodAccess, termAccess } from '@freightdesk/company-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

/** The menu names neither: the tabs of User management lead to the company, those of Banks to the periods. */
const routes: Feature<Permission>['routes'] = [
  {
    path: companyPaths.company.pattern,
    handle: { permission: companyAccess.manage, title: 'Company' },
    lazy: () => import('./company/company-screen'),
  },
  {
    path: companyPaths.periods.pattern,
    handle: { permission: periodAccess.read, title: 'Month locks' },
    lazy: () => import('./period/period-screen'),
  },
  {
    path: companyPaths.terms.pattern,
    handle: { permission: termAccess.manage, title: 'Terms' },
    lazy: () => import('./term/term-list-screen'),
  },
];

/** By what others link to the records: a month has no page but the list of all. */
const pages: Feature['pages'] = {
  company: companyPaths.company.href,
  month: (id) => companyPaths.periods.href(isMonth(id) ? id : undefined),
};

export const feature: Feature<Permission> = { routes, pages };
