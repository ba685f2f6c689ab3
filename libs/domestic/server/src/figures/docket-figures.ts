import { type DocketStatus, domesticPaths, statusesUnderway } from '@freightdesk/domestic-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countDockets } from './figures.repository';

const filters = (statuses: readonly DocketStatus[]) => statuses.map((status) => `status=${status}`).join('&');
const shipments = `${domesticPaths.shipments.href()}?${filters(statusesUnderway)}`;

export const docketFigures: FigureSource = {
  permission: 'docket.read',
  async read({ db, clock }) {
    const today = clock.today();
    return [
      {
        name: 'dockets.draft',
        label: 'Dockets to book',
        value: await countDockets(db, { statuses: ['DRAFT'] }),
        unit: 'count',
        href: `${domesticPaths.dockets.href()}?${filters(['DRAFT'])}`,
      },
      {
        name: 'domestic-shipments.underway',
        label: 'Dockets on the way',
        value: await countDockets(db, { statuses: statusesUnderway }),
        unit: 'count',
        href: shipments,
      },
      {
        name: 'domestic-shipments.billsEnding',
        label: 'E-way bills ending today',
        value: await countDockets(db, { statuses: statusesUnderway, billsEndBy: today }),
        unit: 'count',
        href: `${shipments}&ewayBillTo=${today}`,
      },
    ];
  },
};
