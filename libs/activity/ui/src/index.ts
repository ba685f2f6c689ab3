export { ActivityContext } from './activity/activity-context';
export { StoredFile } from './file/stored-file';
export { RecordActivity } from './activity/record-activity';
export type { RecordActivityProps } from './record-on-page';
