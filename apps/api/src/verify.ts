import { runVerify } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { invariants } from './invariants';

runProgram((args, place, terminal) => runVerify(args, { ...place, invariants }, terminal));
