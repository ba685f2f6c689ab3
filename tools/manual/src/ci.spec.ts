import { readText } from './workspace';

const workflow = readText('.github/workflows/ci.yml');
const jobs = new Map(
  [...workflow.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(([, name = '', body = '']) => [name, body]),
);
const jobOf = (name: string) => jobs.get(name) ?? '';
const versionsOf = (job: string) =>
  [...(/node: \[(.*)\]/.exec(job)?.[1] ?? '').matchAll(/'([\d.]+)'/g)].map(([, at]) => at);

describe('public CI', () => {
  it.each(['affected', 'all'])('runs the job %s on every Node that the product is for, the oldest first', (name) => {
    const { engines }: { engines: { node: string } } = JSON.parse(readText('package.json'));

    expect(versionsOf(jobOf(name))).toEqual(['20.19', '22', '24']);
    expect(engines.node).toBe('>=20.19');
  });

  it('on a pull request tries what the change can have broken, in the browser too', () => {
    const job = jobOf('affected');

    expect(job).toContain("if: github.event_name == 'pull_request'");
    expect(job).toContain(
      'npx nx affected -t lint typecheck test trial build e2e --base=origin/${{ github.base_ref }}',
    );
  });

  it('on a pull request asks what no edit alone wakes', () => {
    expect(jobOf('affected')).toContain('npx nx run-many -t test --projects=boundaries,generators,manual');
  });

  it('on a push does everything', () => {
    expect(jobOf('all')).toContain("if: github.event_name == 'push'");
    expect(jobOf('all')).toContain('run: npm test\n');
  });

  it('each night does what is too long for a push, an empty domain of the generator among it', () => {
    expect(workflow).toMatch(/^ {2}schedule:\n(?: {4}#.*\n)? {4}- cron: /m);
    expect(jobOf('nightly')).toContain("if: github.event_name == 'schedule'");
    expect(jobOf('nightly')).toContain('run: npm run test:full\n');
  });
});
