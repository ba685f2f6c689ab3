import { companyPaths } from '@freightdesk/company-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute } from '@freightdesk/shell-layout';

/** Reached by the tabs of User management; the menu does not name it. */
export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: companyPaths.company.pattern,
    handle: { permission: 'company.manage', title: 'Company' },
    lazy: () => import('./company/company-screen'),
  },
];
