import { runBaseBackup } from '@freightdesk/operations-server';
import { runProgram } from './run-program';

runProgram((args, place, terminal) => runBaseBackup(args, place, terminal).then(() => true));
