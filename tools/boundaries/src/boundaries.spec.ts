import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forbidden } from './forbidden.data';
import { lawful } from './lawful.data';
import { refusalsOf, type Refusal, walls } from './probe';
import { run } from './workspace';

jest.setTimeout(120_000);

let refusals: Map<string, Refusal[]>;

beforeAll(() => {
  refusals = refusalsOf([...forbidden, ...lawful]);
});

describe('the walls', () => {
  test.each(forbidden)('refuse $what', ({ what, rule = walls }) => {
    const refusedBy = refusals.get(what)?.map((refusal) => refusal.rule);

    expect(refusedBy).toContain(rule);
  });

  test.each(lawful)('let through $what', ({ what }) => {
    expect(refusals.get(what)).toEqual([]);
  });
});

// Without a project graph Nx's rule prints a warning, checks nothing and succeeds. Our lint must not.
test('linting without a project graph fails instead of passing unchecked', () => {
  const empty = mkdtempSync(join(tmpdir(), 'no-graph-'));

  const { status, stderr } = run('tools/run/eslint.mjs', {
    args: ['tools/boundaries'],
    env: { NX_WORKSPACE_DATA_DIRECTORY: empty },
  });
  rmSync(empty, { recursive: true, force: true });

  expect(stderr).toContain('were not checked');
  expect(status).toBe(1);
});
