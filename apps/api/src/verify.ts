import { rebuildBilledNames, rebuildEwayBillEnds } from '@freightdesk/domestic-server';
import { rebuildOfJobs } from '@freightdesk/intl-shipment-server';
import { runVerify } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { invariants } from './invariants';
import { sumRebuilds } from './rebuilds';

const rebuilds = [...sumRebuilds, rebuildEwayBillEnds, rebuildBilledNames, rebuildOfJobs];

runProgram((args, place, terminal) => runVerify(args, { ...place, invariants, rebuilds }, terminal));
