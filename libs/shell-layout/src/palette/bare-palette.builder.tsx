import type { FoundRecords, LoadRecords } from '@freightdesk/shared-route';

const none: FoundRecords = { entries: [], isLooking: false, failure: null, notes: [] };

/** The palette finds no records; for specs. */
export const loadNoRecords: LoadRecords = async () => () => none;
