/** `npm run verify`: builds and runs the check of the books. Names each broken record; exits 0 when there is none. */
import { join } from 'node:path';
import { root, runNx, runProgram } from './nx.mjs';

const built = runNx(['run', 'api:build', '--output-style=static'], { stdio: 'pipe' });
if (built.status !== 0) process.stderr.write(built.output);
process.exitCode = built.status || runProgram(join(root, 'dist/apps/api/verify.js'), process.argv.slice(2)).status;
