import { runBackup } from '@freightdesk/operations-server';
import { runProgram } from './run-program';

runProgram((args, place, terminal) => runBackup(args, place, terminal).then(() => true));
