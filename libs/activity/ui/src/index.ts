export { ActivityContext } from './activity/activity-context';
export { type Letter } from './mail/email';
export { EmailDialog } from './mail/email-dialog';
export { PdfFrame } from './file/pdf-frame';
export { StoredFile } from './file/stored-file';
export { RecordActivity } from './activity/record-activity';
export type { RecordActivityProps } from './record-on-page';
