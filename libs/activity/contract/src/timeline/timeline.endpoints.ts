import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Timeline, TimelineQuery } from './timeline.schema';

export const readTimeline = defineEndpoint<TimelineQuery, Timeline>({
  name: 'timeline.read',
  method: 'GET',
  path: '/timeline',
  // Who may read the record decides, which the use case asks.
  access: 'session.own',
  envelope: 'whole',
  summary: 'Changes, notes and files of a record, the newest first. For whoever may read the record.',
});
