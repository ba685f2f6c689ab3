import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpenToOthers, readSecretFile } from './secret-file';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freightdesk-secret-'));
  path = join(folder, 'secret');
  await writeFile(path, 'a secret of many characters\n');
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['600', '400', '640', '440'])('a secret of mode %s is read, without the end of its line', async (mode) => {
  await chmod(path, mode);

  expect(await readSecretFile(path, 'JWT_SECRET_FILE')).toBe('a secret of many characters');
});

it.each(['644', '604', '444', '660', '620', '602', '777'])(
  'a secret of mode %s stops the start and says what to do',
  async (mode) => {
    await chmod(path, mode);
    const told = `JWT_SECRET_FILE is open to other users of this machine: run chmod 600 ${path} and start again.`;

    await expect(readSecretFile(path, 'JWT_SECRET_FILE')).rejects.toThrow(told);
  },
);

it('a link is judged by the file that it leads to', async () => {
  const link = join(folder, 'link');
  await symlink(path, link);
  await chmod(path, '644');

  await expect(readSecretFile(link, 'ADMIN_PASSWORD_FILE')).rejects.toThrow(/open to other users/);
});

it.each([
  ['/run/secrets/token.key', 0o444, false],
  ['/var/run/secrets/freightdesk/token.key', 0o644, false],
  ['/run/secrets/token.key', 0o646, true],
  ['/run/secrets-of-mine/token.key', 0o444, true],
  ['/home/run/secrets/token.key', 0o444, true],
])('in a container all may read what was handed to it, and nobody may write: %s', (place, mode, isOpen) => {
  expect(isOpenToOthers(mode, place)).toBe(isOpen);
});

it('a file that is not there stops the start by its name', async () => {
  await expect(readSecretFile(join(folder, 'none'), 'ADMIN_PASSWORD_FILE')).rejects.toThrow(
    `ADMIN_PASSWORD_FILE can't be read: ${join(folder, 'none')}.`,
  );
});
