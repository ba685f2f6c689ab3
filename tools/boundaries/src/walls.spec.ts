import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type House, readHouse } from './house';
import { root, run } from './workspace';

jest.setTimeout(120_000);

let house: House;

beforeAll(() => {
  house = readHouse();
});

const explain = (...args: string[]) => run('tools/boundaries/explain.mjs', { args });

describe('the map for people', () => {
  test('docs/walls.md says what the map says', () => {
    const { status, stderr } = run('tools/boundaries/walls.mjs');

    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('docs/walls.md names every domain whose service others call', () => {
    const page = readFileSync(join(root, 'docs/walls.md'), 'utf8').replaceAll(/\s+/g, ' ');
    const [, named = ''] =
      /for its contract alone, whatever the table says, but for ([^.]+), whose services/.exec(page) ?? [];

    expect(named.split(/, | and /).map((name) => `scope:${name}`)).toEqual(house.map.servicesAsked);
  });

  test('a domain is told in plain words, with its owner, its roles and its neighbours', () => {
    const { stdout } = explain('payments');

    expect(stdout).toContain('payments lies in libs/payments and belongs to @freightdesk/payments');
    expect(stdout).toContain('admit ADMIN and ACCOUNT');
    expect(stdout).toContain('  banks: its contract\n');
    expect(stdout).toContain('It may be asked by reconciliation and demo.');
  });

  test('every domain can be told', () => {
    const told = Object.keys(house.map.domains).filter((domain) => explain(domain).status === 0);

    expect(told).toEqual(Object.keys(house.map.domains));
  });

  test('of a domain that stands nowhere it is said which ones do', () => {
    const { status, stderr } = explain('toString');

    expect(status).toBe(1);
    expect(stderr).toContain('Name one domain of these: auth, overview');
  });
});
