import { runVerify } from '@freightdesk/operations-server';
import { runProgram } from './run-program';
import { statements } from './statements';

runProgram((args, place, terminal) => runVerify(args, { ...place, statements }, terminal));
