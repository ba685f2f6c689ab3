import { randomBytes } from 'node:crypto';

const maxSequence = 0xfff;
let lastMillisecond = 0;
let sequence = 0;

/** The next sortable moment: real time, or one step past the last id when the clock stands still or goes back. */
function nextMoment(): void {
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    // Starts low, so that a millisecond has room for at least 3,840 ids in order.
    sequence = randomBytes(1).readUInt8();
  } else if (sequence < maxSequence) {
    sequence += 1;
  } else {
    lastMillisecond += 1;
    sequence = 0;
  }
}

/** A UUID of version 7 (RFC 9562): ids of one process sort in the order they were made, also within a millisecond. */
export function newId(): string {
  nextMoment();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
