import { runRestore } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { statements } from './statements';

runProgram((args, place, terminal) => runRestore(args, { ...place, statements }, terminal));
