import { runRecovery } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { invariants } from './invariants';

runProgram((args, place, terminal) => runRecovery(args, { ...place, invariants }, terminal));
