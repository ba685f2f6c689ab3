import { runRecovery } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { statements } from './statements';

runProgram((args, place, terminal) => runRecovery(args, { ...place, statements }, terminal));
