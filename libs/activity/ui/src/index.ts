export { ActivityContext } from './activity/activity-context';
export { RecordActivity, type RecordActivityProps } from './activity/record-activity';
