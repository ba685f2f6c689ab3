import { StartRefusal } from '@freightdesk/shared-database';
import { readSecretFile } from '@freightdesk/shared-server-kit';

const shortest = 16;

/** The secret that backups are sealed with: whatever the file says, when it is long enough and nobody else reads it. */
export async function readBackupKey(path: string): Promise<string> {
  const secret = await readSecretFile(path, 'The key file of the backups');
  if (secret.length >= shortest) return secret;
  throw new StartRefusal(`The key file ${path} holds fewer than ${shortest} characters: make a longer secret.`);
}
