import { createFreshDatabase, type FreshDatabase } from '@freightdesk/shared-database/testing';
import { tables } from '../tables';
import { runVerify } from './verify-program';

let database: FreshDatabase;
let told: string[];
const terminal = {
  print: (line: string) => void told.push(line),
  log: { info: () => undefined, warn: () => undefined },
};

beforeAll(async () => {
  database = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterAll(() => database.drop());
beforeEach(() => {
  told = [];
});

/** Sound for so many rounds, then broken. */
function verify(args: string[], soundRounds: number): Promise<boolean> {
  let round = 0;
  const broken = () => Promise.resolve((round += 1) > soundRounds ? ['voucher JV/1'] : []);
  const invariants = [{ sentence: 'All is well.', broken }];
  const place = {
    databaseUrl: database.url,
    databaseOwnerUrl: undefined,
    dataDir: '',
    invariants,
    rebuilds: [],
    tables,
  };
  return runVerify(args, place, terminal);
}

describe('verify', () => {
  it('checks a store once, and is content where all invariants hold', async () => {
    await expect(verify([], 1)).resolves.toBe(true);

    expect(told.filter((line) => line.startsWith('ok'))).toEqual(['ok      All is well.']);
  });

  it('that is told to watch a store goes on until an invariant is broken, and names the record', async () => {
    await expect(verify(['--every=1s'], 1)).resolves.toBe(false);

    expect(told.filter((line) => line.startsWith('Checking'))).toHaveLength(2);
    expect(told).toContain('          voucher JV/1');
  });

  it.each([['--every=soon'], ['--every=0m'], ['--each=1m'], ['now']])(
    'does not guess what %s means',
    async (argument) => {
      await expect(verify([argument], 1)).rejects.toThrow('Use: npm run verify -- [--every=10m]');
    },
  );
});
