import type { AuditNames } from '@freightdesk/activity-contract';
import { createContext } from 'react';

export type LoadAuditNames = () => Promise<readonly AuditNames[]>;

/**
 * Fetches what the columns call what is theirs. The app hands it in: whoever shows the trail knows no column. A screen that
 * stands alone, outside of the app, has no activity.
 */
export const ActivityContext = createContext<LoadAuditNames | null>(null);
