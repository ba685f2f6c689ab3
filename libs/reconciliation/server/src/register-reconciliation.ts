import {
  importStatement,
  listCheques,
  listStatementLines,
  openSideLabel,
  parkLine,
  previewStatement,
  readProposals,
  readReconciliation,
  reconcile,
  returnCheque,
  unreconcile,
} from '@freightdesk/reconciliation-contract';
import * as schema from '@freightdesk/reconciliation-contract/schema';
import { gone } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { listChequeRows } from './cheque/cheque.repository';
import { returnCheque as takeBack } from './cheque/return-cheque';
import { parkLine as park } from './match/park-line';
import { readProposals as proposals } from './match/read-proposals';
import { reconcile as match } from './match/reconcile';
import { unreconcile as unmatch } from './match/unreconcile';
import type { ReconciliationPorts } from './reconciliation-ports';
import { openLines } from './report/open-lines';
import { readReconciliation as reconciliation } from './report/read-reconciliation';
import { importStatement as addStatement } from './statement/import-statement';
import { previewStatement as preview } from './statement/preview-statement';
import { listLineRows } from './statement/statement-line.repository';

export function registerReconciliation(api: Api, ports: ReconciliationPorts): void {
  const { importStatementInput, statementSchema, matchSchema } = schema;
  api.write(importStatement, { input: importStatementInput, output: statementSchema }, addStatement);
  api.read(previewStatement, { input: schema.previewInput, output: schema.previewSchema }, preview);
  api.list(listStatementLines, { row: schema.statementLineRowSchema }, (request, { db }) => listLineRows(db, request));
  api.read(readProposals, { input: schema.proposalsQuery, output: schema.proposalsSchema }, proposals);
  api.write(reconcile, { input: schema.reconcileInput, output: matchSchema }, (input, context) =>
    match(input, context, ports),
  );
  api.list(listCheques, { row: schema.chequeSchema }, (request, { db, clock }) =>
    listChequeRows(db, request, { today: clock.today() }),
  );
  api.write(returnCheque, { input: schema.returnChequeInput, output: schema.returnedChequeSchema }, (input, context) =>
    takeBack(input, context, ports),
  );
  api.write(unreconcile, { input: schema.unreconcileInput, output: gone }, unmatch);
  api.write(parkLine, { input: schema.parkInput, output: schema.parkedSchema }, park);
  api.read(
    readReconciliation,
    {
      input: schema.reconciliationQuery,
      output: schema.reconciliationSchema,
      exported: { side: { labels: openSideLabel } },
      exportedRows: { row: schema.openLine, rowsOf: openLines },
    },
    reconciliation,
  );
}
