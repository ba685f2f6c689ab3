import { runRestore } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { invariants } from './invariants';

runProgram((args, place, terminal) => runRestore(args, { ...place, invariants }, terminal));
