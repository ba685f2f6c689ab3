import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackupKey } from './backup-key';

const folder = mkdtempSync(join(tmpdir(), 'freightdesk-key-'));
const file = join(folder, 'key');

afterAll(() => rmSync(folder, { recursive: true }));

/** A key file that says this, with these rights. */
function keyFile(text: string, mode = 0o600): string {
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

describe('the key of the backups', () => {
  it('is what its file says', async () => {
    await expect(readBackupKey(keyFile('a long and secret sentence\n'))).resolves.toBe('a long and secret sentence');
  });

  it.each([
    ['short', 0o600, 'holds fewer than 16 characters'],
    ['a long and secret sentence', 0o644, 'The key file of the backups is open to other users of this machine'],
  ])('is refused where it is %s with the rights %d', async (text, mode, sentence) => {
    await expect(readBackupKey(keyFile(text, mode))).rejects.toThrow(sentence);
  });

  it('is refused by name where it is not there', async () => {
    await expect(readBackupKey(join(folder, 'gone'))).rejects.toThrow("The key file of the backups can't be read");
  });
});
