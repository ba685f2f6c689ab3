import { chownSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { whatWentWrong } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import { type Account, canReach } from './account';

/** The folder stands in commands that PostgreSQL hands to a shell, so it must need no quoting there. */
const plain = /^[\w./-]+$/;

export function archiveFolder(given: string): string {
  const folder = resolve(given);
  if (process.platform === 'win32') {
    throw new StartRefusal('WAL_ARCHIVE_DIR is for Linux and macOS: leave it unset here, and use the daily backups.');
  }
  if (plain.test(folder)) return folder;
  throw new StartRefusal(
    `WAL_ARCHIVE_DIR is '${folder}'; its path may have letters, digits and the signs . _ - / only.`,
  );
}

/** The folder PostgreSQL puts its finished log files into; made for the user it runs as. */
export function openArchive(given: string, account: Account | undefined): string {
  const folder = archiveFolder(given);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
  } catch (cause) {
    throw new StartRefusal(`WAL_ARCHIVE_DIR ${folder} can't be made (${whatWentWrong(cause)}).`, { cause });
  }
  if (!canReach(account, folder)) {
    throw new StartRefusal(
      `User "${account?.name}", who runs PostgreSQL for root, can't reach WAL_ARCHIVE_DIR ${folder}.`,
    );
  }
  return folder;
}

/**
 * A file is put there whole and on the disk, or not at all, and never over another: PostgreSQL forgets its own when the command
 * says that it is done, and asks again when it says otherwise. One that is there already, byte for byte, is done.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const place = `${folder}/%f`;
  const copy =
    process.platform === 'linux' ? `dd if=%p of=${place}.part bs=1M conv=fsync 2>/dev/null` : `cp %p ${place}.part`;
  return {
    archive_mode: 'on',
    archive_command: `cmp -s %p ${place} || { test ! -e ${place} && ${copy} && mv ${place}.part ${place}; }`,
    // At most this much work is not archived yet when the disk is lost.
    archive_timeout: '60',
  };
}
