export {
  matchSchema,
  parkedSchema,
  parkInput,
  proposalsQuery,
  proposalsSchema,
  reconcileInput,
  unreconcileInput,
} from './match/match.schema';
export { reconciliationQuery, reconciliationSchema } from './report/reconciliation.schema';
export { statementLineRowSchema } from './statement/statement-line.schema';
export {
  importStatementInput,
  mappingSchema,
  previewInput,
  previewSchema,
  statementSchema,
} from './statement/statement.schema';
