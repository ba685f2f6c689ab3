/** The entry `@freightdesk/activity-ui/words`: the trail of changes in words, for whoever shows it. */
export { type AuditWords } from './change/audit-words';
export { AuditNamesContext, useAuditWords } from './change/use-audit-words';
