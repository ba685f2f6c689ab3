import { intlShipmentPaths, leadStageLabel, openLeadStages } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countLeads, countStages, quietAfterDays } from './figures.repository';

const open = `${intlShipmentPaths.leads.href()}?${openLeadStages.map((stage) => `stage=${stage}`).join('&')}`;

export const leadFigures: FigureSource = {
  permission: 'lead.read',
  async read({ db, clock }) {
    const counted = await countLeads(db, clock);
    const day = (days: number) => addDays(clock.today(), days);
    const figures = [
      { of: 'open', label: 'Open leads', narrowed: '' },
      { of: 'overdue', label: 'Overdue follow-ups', narrowed: `&followUpTo=${day(-1)}` },
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
    return figures.map(({ of, narrowed, ...shown }) => ({
      ...shown,
      name: `leads.${of}`,
      value: counted[of],
      unit: 'count',
      href: `${open}${narrowed}`,
    }));
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
