import { StartRefusal } from '@freightdesk/shared-database';
import type { SealHead } from '../seal/seal.repository';

/** `--head 1234:ab12...`, as an earlier `verify` printed it; undefined where it is not asked for. */
export function headOfArguments(words: readonly string[]): SealHead | undefined {
  const at = words.indexOf('--head');
  if (at === -1) return undefined;
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(words[at + 1] ?? '') ?? [];
  if (!position || !hash)
    throw new StartRefusal('--head takes a link as verify prints it: its number, a colon, its hash.');
  return { position: Number(position), hash };
}
