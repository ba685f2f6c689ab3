import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefusal } from '@freightdesk/shared-database';
import { claimDemoFolder, isDemoReady, markDemoReady, refuseDemoFolder } from './demo-folder';
import { readDemoSettings } from './demo-settings';

const settingsOf = (variables: Record<string, string>) => readDemoSettings((name) => variables[name]);

describe('demo mode', () => {
  it('is off unless it is asked for', () => {
    expect(settingsOf({})).toBeUndefined();
    expect(settingsOf({ FREIGHTDESK_DEMO: '0', NODE_ENV: 'production' })).toBeUndefined();
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('listens to this machine, as %s', (host) => {
    expect(settingsOf({ FREIGHTDESK_DEMO: '1', HOST: host })).toEqual({ scale: 0 });
  });

  it.each(['0', '1', '10', '100'])('has %s times a year of books, as it is told', (times) => {
    expect(settingsOf({ FREIGHTDESK_DEMO: '1', DEMO_SCALE: times })).toEqual({ scale: Number(times) });
  });

  it.each([
    ['NODE_ENV', 'production'],
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.4'],
    ['HOST', '127.0.0.1.example.com'],
    ['DATABASE_URL', 'postgresql://a@b/c'],
    ['DEMO_SCALE', '101'],
    ['DEMO_SCALE', '-1'],
    ['DEMO_SCALE', 'many'],
    ['FREIGHTDESK_DEMO', 'yes'],
  ])('is refused in one sentence that names it with %s=%s', (name, value) => {
    const start = () => settingsOf({ FREIGHTDESK_DEMO: '1', [name]: value });

    expect(start).toThrow(StartRefusal);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });
});

describe('the data folder of the demo company', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'freightdesk-demo-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is an empty or a new one, and is found again', () => {
    const fresh = join(folder, 'demo');

    claimDemoFolder(fresh);
    claimDemoFolder(fresh);

    expect(isDemoReady(fresh)).toBe(false);
    markDemoReady(fresh);
    claimDemoFolder(fresh);
    expect(isDemoReady(fresh)).toBe(true);
  });

  it('is never one that holds something else, such as the books of a company', () => {
    writeFileSync(join(folder, 'jwt-secret'), 'secret');

    expect(() => claimDemoFolder(folder)).toThrow(/holds something else.*\.$/);
    expect(isDemoReady(folder)).toBe(false);
  });

  it('is refused by an ordinary start, which takes any other', () => {
    refuseDemoFolder(folder);
    claimDemoFolder(folder);

    expect(() => refuseDemoFolder(folder)).toThrow(/npm run demo/);
  });
});
