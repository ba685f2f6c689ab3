import { type DocketStatus, domesticPaths, statusesUnderway } from '@freightdesk/domestic-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { billsByHoursLeft, countsByStatus, countUnderway, hourBands } from './figures.repository';

const filters = (statuses: readonly DocketStatus[]) => statuses.map((status) => `status=${status}`).join('&');
const shipments = `${domesticPaths.shipments.href()}?${filters(statusesUnderway)}`;

const watched = [
  { name: 'domestic-shipments.out', label: 'Out for delivery', status: 'OUT_FOR_DELIVERY' },
  { name: 'domestic-shipments.undelivered', label: 'Undelivered', status: 'UNDELIVERED' },
  { name: 'domestic-shipments.podMissing', label: 'POD missing', status: 'DELIVERED' },
] as const satisfies readonly { name: string; label: string; status: DocketStatus }[];

export const docketFigures: FigureSource = {
  permission: 'docket.read',
  async read({ db, clock }) {
    const today = clock.today();
    const { underway, billsEnding } = await countUnderway(db, today);
    return [
      {
        name: 'domestic-shipments.underway',
        label: 'Dockets on the way',
        value: underway,
        unit: 'count',
        href: shipments,
      },
      {
        name: 'domestic-shipments.billsEnding',
        label: 'E-way bills ending today',
        value: billsEnding,
        unit: 'count',
        href: `${shipments}&ewayBillTo=${today}`,
      },
    ];
  },
  async ofDesk({ db }) {
    const counts = await countsByStatus(db);
    const at = (status: DocketStatus) => counts.get(status) ?? 0;
    return [
      {
        name: 'dockets.draft',
        label: 'Dockets to book',
        value: at('DRAFT'),
        unit: 'count',
        href: `${domesticPaths.dockets.href()}?${filters(['DRAFT'])}`,
        isOfDesk: true,
      },
      ...watched.map(({ name, label, status }) => ({
        name,
        label,
        value: at(status),
        unit: 'count' as const,
        href: `${domesticPaths.shipments.href()}?${filters([status])}`,
        isOfDesk: true,
      })),
    ];
  },
  chart: async ({ db, clock }) => ({
    label: 'E-way bills on the road by time left',
    unit: 'count',
    axis: { label: 'Time left' },
    labels: [...hourBands],
    series: [{ label: 'Dockets', values: await billsByHoursLeft(db, clock) }],
    href: shipments,
  }),
};
