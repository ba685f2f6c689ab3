import { intlShipmentPaths, openLeadStages } from '@freightdesk/intl-shipment-contract';
import type { FigureSource } from '@freightdesk/shared-server-kit';
import { countOpenLeads } from './figures.repository';

const open = openLeadStages.map((stage) => `stage=${stage}`).join('&');

export const leadFigures: FigureSource = {
  permission: 'lead.read',
  async read({ db, clock }) {
    const list = `${intlShipmentPaths.leads.href()}?${open}`;
    const today = clock.today();
    return [
      { name: 'leads.open', label: 'Open leads', value: await countOpenLeads(db), unit: 'count', href: list },
      {
        name: 'leads.followUpsDue',
        label: 'Follow-ups due',
        value: await countOpenLeads(db, { followUpTo: today }),
        unit: 'count',
        href: `${list}&followUpTo=${today}`,
      },
    ];
  },
};
