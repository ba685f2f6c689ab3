export { auditNames } from './audit-names';
export { reconciliationPaths } from './paths';
