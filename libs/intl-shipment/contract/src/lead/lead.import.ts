import { defineImport } from '@freightdesk/shared-endpoint';
import { leadAccess } from '../access';
import { leadDirectionLabel, leadServiceLabel, leadSourceLabel } from './lead.kinds';

/** Leads as a spreadsheet, or another program, has them. */
export const leadImport = defineImport({
  kind: 'leads',
  title: 'Leads',
  access: leadAccess.write,
  text: 'A row is a lead of today, unless it has a date. It needs a mobile number or an e-mail address; places are written as codes or in words, containers by their number and kind.',
  columns: {
    companyName: { label: 'Company', kind: 'text', isNeeded: true, example: 'Coastal Spices Exports' },
    contactName: { label: 'Contact', kind: 'text', isNeeded: true, example: 'Meera Nair' },
    mobile: { label: 'Mobile', kind: 'text', example: '98200 12345' },
    email: { label: 'E-mail', kind: 'text', example: 'meera@coastal.example' },
    source: {
      label: 'Source',
      kind: 'text',
      isNeeded: true,
      choices: Object.values(leadSourceLabel),
      example: 'Exhibition',
    },
    service: {
      label: 'Service',
      kind: 'text',
      isNeeded: true,
      choices: Object.values(leadServiceLabel),
      example: 'Sea FCL',
    },
    direction: {
      label: 'Direction',
      kind: 'text',
      isNeeded: true,
      choices: Object.values(leadDirectionLabel),
      example: 'Export',
    },
    origin: { label: 'Origin', kind: 'text', example: 'INNSA' },
    destination: { label: 'Destination', kind: 'text', example: 'Jebel Ali' },
    commodity: { label: 'Commodity', kind: 'text', example: 'Cardamom' },
    hsCode: { label: 'HS code', kind: 'text', example: '0908.31' },
    containers: { label: 'Containers', kind: 'text', example: '2 x 40HC, 1 x 20GP' },
    date: { label: 'Date', kind: 'date', example: '' },
    followUpOn: { label: 'Follow up on', kind: 'date', isNeeded: true, example: '2026-12-01' },
    expectedRevenuePaise: { label: 'Expected revenue', kind: 'amount', example: '120000.00' },
    notes: { label: 'Notes', kind: 'text', example: '' },
  },
  touches: ['leads', 'overview'],
  areRowsAlone: true,
});
