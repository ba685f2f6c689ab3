import { companyPaths } from '@freightdesk/company-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countOpenMonths } from '../due/months-due.repository';

export const monthFigures: FigureSource = {
  permission: 'period.manage',
  read: async (context) => [
    {
      name: 'months.open',
      label: 'Open months',
      value: await countOpenMonths(context),
      unit: 'count',
      href: companyPaths.periods.href(),
    },
  ],
};
