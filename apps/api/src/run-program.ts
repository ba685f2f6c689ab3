import { type ProgramPlace, readStorePlace, type Terminal } from '@freightdesk/operations-server';
import { StartRefusal } from '@freightdesk/shared-database';
import { givenIn } from './environment';
import { productVersion } from './product-version';
import { tables } from './tables';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const warn = (line: string) => void process.stderr.write(`${line}\n`);

type Program = (args: string[], place: ProgramPlace, terminal: Terminal) => Promise<boolean>;

/** Runs what an operator starts by hand, and is its exit code: 0 when it answers true. */
export function runProgram(program: Program): void {
  const run = async () => {
    const place = { ...readStorePlace(givenIn(process.env)), version: productVersion, tables };
    return program(process.argv.slice(2), place, { print, log: { info: warn, warn } });
  };
  run().then(
    (isGood) => process.exit(isGood ? 0 : 1),
    (error: unknown) => {
      warn(error instanceof StartRefusal ? error.message : String(error instanceof Error ? error.stack : error));
      process.exit(1);
    },
  );
}
