/** The entry `@freightdesk/shared-session/recent`: the records that a person had open last. No first page needs it. */
export { forgetRecent, noteRecent, type RecentRecord, recentRecords } from './recent-records';
