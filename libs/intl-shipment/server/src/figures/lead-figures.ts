import { intlShipmentPaths, leadStageLabel, openLeadStages } from '@freightdesk/intl-shipment-contract';
import { addDays, type Clock } from '@freightdesk/shared-calendar';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countLeads, countLeadsOfDesk, countStages, quietAfterDays } from './figures.repository';

const open = `${intlShipmentPaths.leads.href()}?${openLeadStages.map((stage) => `stage=${stage}`).join('&')}`;

interface Counted {
  of: string;
  label: string;
  value: number;
  /** Further terms of the list. */
  narrowed: string;
  isOfDesk?: true;
}

const figureOf = ({ of, narrowed, value, ...shown }: Counted) =>
  ({ ...shown, name: `leads.${of}`, value, unit: 'count', href: `${open}${narrowed}` }) as const;

const dayFrom = (clock: Clock, days: number) => addDays(clock.today(), days);

export const leadFigures: FigureSource = {
  permission: 'lead.read',
  async read({ db, clock }) {
    const counted = await countLeads(db, clock);
    const late = `&followUpTo=${dayFrom(clock, -1)}`;
    return [
      figureOf({ of: 'open', label: 'Open leads', value: counted.open, narrowed: '' }),
      figureOf({ of: 'overdue', label: 'Overdue follow-ups', value: counted.overdue, narrowed: late }),
    ];
  },
  async ofDesk({ db, clock }) {
    const counted = await countLeadsOfDesk(db, clock);
    const day = (days: number) => dayFrom(clock, days);
    const figures = [
      {
        of: 'today',
        label: 'Follow-ups today',
        narrowed: `&followUpFrom=${day(0)}&followUpTo=${day(0)}`,
        isOfDesk: true,
      },
      {
        of: 'week',
        label: 'Follow-ups in 7 days',
        narrowed: `&followUpFrom=${day(1)}&followUpTo=${day(7)}`,
        isOfDesk: true,
      },
      { of: 'quiet', label: 'Quiet leads', narrowed: `&untouchedSince=${day(-quietAfterDays)}`, isOfDesk: true },
    ] as const;
    return figures.map((figure) => figureOf({ ...figure, value: counted[figure.of] }));
  },
  async chart({ db }) {
    const counted = new Map((await countStages(db)).map(({ stage, count }) => [stage, count]));
    return {
      label: 'Pipeline by stage',
      unit: 'count',
      axis: { label: 'Stage' },
      labels: openLeadStages.map((stage) => leadStageLabel[stage]),
      series: [{ label: 'Leads', values: openLeadStages.map((stage) => counted.get(stage) ?? 0) }],
      href: open,
    };
  },
};
