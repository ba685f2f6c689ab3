import { defineList } from '@freightdesk/shared-endpoint';
import { seriesKindNames, seriesKinds } from './number-series.rules';

const kindNames = Object.fromEntries(seriesKindNames.map((kind) => [kind, seriesKinds[kind].label]));

export const numberSeriesList = defineList({
  fields: {
    kind: { kind: 'choice', label: 'Document', values: seriesKindNames, labels: kindNames },
    prefix: { kind: 'text', label: 'Prefix' },
  },
  filters: { kind: {} },
  sorts: ['kind', 'prefix'],
  defaultSort: 'kind',
  search: ['kind', 'prefix', 'holder'],
  hint: 'Search prefix or GSTIN',
});
