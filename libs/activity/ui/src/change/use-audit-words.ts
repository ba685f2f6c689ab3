import type { AuditNames } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { createContext, useContext, useMemo } from 'react';
import { auditWords } from './audit-words';

/** What the columns call what is theirs. The app hands it in: whoever shows the trail knows no column. */
export const AuditNamesContext = createContext<readonly AuditNames[]>([]);

/** The same until the language changes. */
export function useAuditWords() {
  const { t } = useTranslation();
  const names = useContext(AuditNamesContext);
  return useMemo(() => auditWords(names, t), [names, t]);
}
