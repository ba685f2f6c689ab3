import { defineList } from '@freightdesk/shared-endpoint';
import { leadDirectionLabel, leadDirections, leadServiceLabel, leadServices, leadSources } from './lead.kinds';
import { leadStageLabel, leadStages } from './lead.machine';

export const leadList = defineList({
  fields: {
    number: { kind: 'text', label: 'Lead' },
    companyName: { kind: 'text', label: 'Company' },
    stage: { kind: 'choice', label: 'Stage', values: leadStages, labels: leadStageLabel },
    source: { kind: 'choice', values: leadSources },
    service: { kind: 'choice', label: 'Service', values: leadServices, labels: leadServiceLabel },
    direction: { kind: 'choice', label: 'Direction', values: leadDirections, labels: leadDirectionLabel },
    date: { kind: 'date' },
    nextFollowUpAt: { kind: 'instant', label: 'Next follow-up' },
    followUpOn: { kind: 'date' },
    touchedOn: { kind: 'date' },
    ownerId: { kind: 'id' },
    partyId: { kind: 'id' },
  },
  filters: {
    stage: { quiet: true },
    ownerId: {},
    partyId: {},
    source: {},
    service: {},
    direction: {},
    followUpFrom: { of: 'followUpOn', is: '>=', quiet: true },
    followUpTo: { of: 'followUpOn', is: '<=', label: 'Follow-up until' },
    untouchedSince: { of: 'touchedOn', is: '<=', label: 'Untouched since' },
    dateFrom: { of: 'date', is: '>=' },
    dateTo: { of: 'date', is: '<=' },
  },
  sorts: ['date', 'number', 'companyName', 'stage', 'nextFollowUpAt'],
  defaultSort: '-date,-number',
  search: ['number', 'companyName', 'contactName', 'mobile', 'email', 'commodity'],
  hint: 'Search leads',
});
