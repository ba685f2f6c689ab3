import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTo, restoreLinks } from './binaries';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freightdesk-binaries-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What npm unpacks when install scripts are switched off: the library, and a list of the links it should have. */
function installedPackage() {
  const folder = join(root, 'native');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'lib', 'libicuuc.so.60.2'), 'library');
  writeFileSync(
    join(folder, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]),
  );
  return { folder, version: '18.4.0' };
}

describe('the binaries npm installed', () => {
  it('get the links they lack when install scripts did not run', () => {
    const found = installedPackage();

    const complete = [restoreLinks(found), restoreLinks(found)];

    expect(complete).toEqual([true, true]);
    expect(readFileSync(join(found.folder, 'lib', 'libicuuc.so.60'), 'utf8')).toBe('library');
  });

  it('are copied once, whole and with their links, where another user must read them', () => {
    const found = installedPackage();
    restoreLinks(found);
    const cache = join(root, 'cache');

    const copies = [copyTo(cache, found), copyTo(cache, found)];

    expect(copies.map(({ folder }) => folder)).toEqual([
      join(cache, 'postgresql-18.4.0'),
      join(cache, 'postgresql-18.4.0'),
    ]);
    expect(readdirSync(cache)).toEqual(['postgresql-18.4.0']);
    expect(readFileSync(join(cache, 'postgresql-18.4.0', 'lib', 'libicuuc.so.60'), 'utf8')).toBe('library');
  });
});
