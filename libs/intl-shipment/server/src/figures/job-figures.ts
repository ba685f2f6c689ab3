import { intlShipmentPaths, type JobcardStatus } from '@freightdesk/intl-shipment-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countJobs } from './figures.repository';

const list = (...statuses: JobcardStatus[]) =>
  `${intlShipmentPaths.jobcards.href()}?${statuses.map((status) => `status=${status}`).join('&')}`;

export const jobFigures: FigureSource = {
  permission: 'jobcard.read',
  async read({ db }) {
    return [
      {
        name: 'jobcards.draft',
        label: 'Jobs to open',
        value: await countJobs(db, ['DRAFT']),
        unit: 'count',
        href: list('DRAFT'),
      },
      {
        name: 'jobcards.open',
        label: 'Open jobs',
        value: await countJobs(db, ['OPEN', 'IN_PROGRESS']),
        unit: 'count',
        href: list('OPEN', 'IN_PROGRESS'),
      },
    ];
  },
};
