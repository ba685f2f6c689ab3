export { ActivityContext } from './activity/activity-context';
export { RecordActivity } from './activity/record-activity';
export type { RecordActivityProps } from './record-on-page';
