import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { overviewAccess } from './access';
import type { Overview } from './overview.schema';

export const readOverview = defineEndpoint<undefined, Overview>({
  name: 'overview.getStats',
  method: 'GET',
  path: '/dashboard/getStats',
  access: overviewAccess.read,
  summary: 'Figures of the areas that the caller works in, each with the page that lists what it counts.',
});
