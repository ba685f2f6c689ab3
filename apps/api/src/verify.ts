import { rebuildEwayBillEnds } from '@freightdesk/domestic-server';
import { rebuildOfJobs } from '@freightdesk/intl-shipment-server';
import { rebuildDocumentSums, rebuildWithheld } from '@freightdesk/invoices-server';
import { rebuildPostingSums } from '@freightdesk/ledger-server';
import { runVerify } from '@freightdesk/operations-server';
import { rebuildSettled } from '@freightdesk/payments-server';
import { rebuildOpenItems } from '@freightdesk/reconciliation-server';
import { runProgram } from './run-program';
import { invariants } from './invariants';

const rebuilds = [
  rebuildPostingSums,
  rebuildSettled,
  rebuildDocumentSums,
  rebuildWithheld,
  rebuildOpenItems,
  rebuildEwayBillEnds,
  rebuildOfJobs,
];

runProgram((args, place, terminal) => runVerify(args, { ...place, invariants, rebuilds }, terminal));
