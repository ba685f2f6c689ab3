/** The parts of `npm run attack`, one line each. */
import { join } from 'node:path';
import { root, runProgram } from './nx.mjs';

/** A spec in its long form, alone. */
const spec = (folder, file) => () =>
  runProgram(join(root, 'tools/run/jest.mjs'), [folder, `attack-${file}`, file], {
    env: { FREIGHTDESK_FULL_TESTS: '1' },
  });

export const parts = [
  {
    name: 'fuzz',
    title: 'Hostile requests to every endpoint, and the books afterwards',
    run: spec('apps/api', 'fuzz'),
  },
  {
    name: 'flood',
    title: 'What people feel while sign-in is flooded, sockets are slow and bodies big',
    run: () => runProgram('tools/attack/login-flood.mjs', [], { env: { CALLS_PER_MINUTE: '1000000' } }),
  },
  { name: 'growth', title: 'Texts that would hold the server up', run: spec('libs/shared/server-kit', 'growth') },
];
