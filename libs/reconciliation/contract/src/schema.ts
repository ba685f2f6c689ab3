export { chequeSchema, returnChequeInput, returnedChequeSchema } from './cheque/cheque.schema';
export {
  matchSchema,
  parkedSchema,
  parkInput,
  proposalsQuery,
  proposalsSchema,
  reconcileInput,
  unreconcileInput,
} from './match/match.schema';
export { missingInput } from './match/missing.schema';
export { openLine, reconciliationQuery, reconciliationSchema } from './report/reconciliation.schema';
export { importForm } from './statement/import-form.schema';
export { statementLineRowSchema } from './statement/statement-line.schema';
export {
  importStatementInput,
  mappingSchema,
  previewInput,
  previewSchema,
  statementSchema,
} from './statement/statement.schema';
