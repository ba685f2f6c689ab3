import type { LoadRecords } from '@freightdesk/shared-route';

/** Finds records for the command palette; fetched with it. */
export const loadRecords: LoadRecords = async () => (await import('./records/use-records')).useRecords;
