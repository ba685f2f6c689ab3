import { tdsNatures } from '@freightdesk/parties-contract';
import { defineList } from '@freightdesk/shared-endpoint';
import { tdsNatureLabel } from './tds-natures';

export const tdsRateList = defineList({
  fields: {
    nature: { kind: 'choice', label: 'Nature of payment', values: tdsNatures, labels: tdsNatureLabel },
    from: { kind: 'date', label: 'From' },
    until: { kind: 'date', label: 'Until' },
    section: { kind: 'text', label: 'Section' },
    isToBeConfirmed: { kind: 'flag', label: 'To be confirmed by your accountant' },
  },
  filters: { nature: {}, isToBeConfirmed: {} },
  sorts: ['nature', 'from', 'section'],
  defaultSort: 'nature,from',
  search: ['section', 'code', 'source'],
});
