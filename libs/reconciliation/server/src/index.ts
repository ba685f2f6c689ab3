export { registerReconciliation } from './register-reconciliation';
