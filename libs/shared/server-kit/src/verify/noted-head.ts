import { StartRefusal } from '@freightdesk/shared-database';
import type { SealHead } from '../seal/seal.repository';

/** `1234:ab12...`, as an earlier `verify` printed it. */
export function notedHead(text: string): SealHead {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash)
    throw new StartRefusal('--head takes a link as verify prints it: its number, a colon, its hash.');
  return { position: Number(position), hash };
}
