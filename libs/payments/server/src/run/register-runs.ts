import * as calls from '@freightdesk/payments-contract';
import * as schema from '@freightdesk/payments-contract/schema';
import { idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { bankFile, bankFilePreview } from './bank-file';
import { findRunOrRefuse } from './find-run';
import { fitRunLine } from './fit-run-line';
import { holdBill } from './hold-bill';
import { approveRun, cancelRun, returnRun, submitRun } from './move-run';
import { payRun } from './pay-run';
import { addRun, updateRun } from './prepare-run';
import { proposeRun } from './propose-run';
import { listRunRows } from './run.repository';

export function registerRuns(api: Api, ports: PaymentsPorts): void {
  const output = schema.runSchema;
  const because = { input: schema.runReasonInput, output };
  api.list(calls.listRuns, { row: schema.runRowSchema }, (request, { db }) => listRunRows(db, request));
  api.read(calls.getRun, { input: idQuery, output }, ({ id }, { db }) => findRunOrRefuse(db, id));
  api.read(calls.proposeRun, { input: schema.proposalQuery, output: schema.proposalSchema }, (query, { db }) =>
    proposeRun(query, db),
  );
  api.file(calls.getBankFile, { input: idQuery }, bankFile);
  api.read(calls.getBankFilePreview, { input: idQuery, output: schema.bankFilePreviewSchema }, bankFilePreview);
  api.write(calls.addRun, { input: schema.addRunInput, output }, (input, context) => addRun(input, context, ports));
  api.write(calls.updateRun, { input: schema.updateRunInput, output }, (input, context) =>
    updateRun(input, context, ports),
  );
  api.write(calls.submitRun, { input: seenInput, output }, (input, context) => submitRun(input, context, ports));
  api.write(calls.approveRun, { input: seenInput, output }, (input, context) => approveRun(input, context, ports));
  api.write(calls.returnRun, because, returnRun);
  api.write(calls.fitRunLine, { input: schema.fitRunLineInput, output }, (input, context) =>
    fitRunLine(input, context, ports),
  );
  api.write(calls.cancelRun, because, cancelRun);
  api.write(calls.payRun, { input: schema.payRunInput, output }, (input, context) => payRun(input, context, ports));
  api.write(calls.holdBill, { input: schema.holdBillInput, output: schema.dueBillSchema }, (input, context) =>
    holdBill(input, context, ports),
  );
}
