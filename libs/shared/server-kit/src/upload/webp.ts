import type { Picture } from './picture';

const wordAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

export const isWebp = (bytes: Buffer): boolean => wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP';

/** A kind of chunk that states its size in its first bytes. */
interface Sized {
  readonly headBytes: number;
  pixels(head: Buffer): number;
}

/** The canvas, a lossy and a lossless frame (RFC 9649, sections 2.5 to 2.7). */
const sized: Readonly<Record<string, Sized>> = {
  VP8X: { headBytes: 10, pixels: (head) => (head.readUIntLE(4, 3) + 1) * (head.readUIntLE(7, 3) + 1) },
  'VP8 ': { headBytes: 10, pixels: (head) => (head.readUInt16LE(6) & 0x3fff) * (head.readUInt16LE(8) & 0x3fff) },
  VP8L: {
    headBytes: 5,
    pixels: (head) => {
      const bits = head.readUInt32LE(1);
      return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
    },
  },
};

/** Walks the chunks (type, length, content to an even length) to the end that the first header promises. */
export function readWebp(bytes: Buffer): Picture | null {
  const end = 8 + bytes.readUInt32LE(4);
  let pixels = 0;
  let at = 12;
  while (at + 8 <= end && end <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    const kind = sized[wordAt(bytes, at)];
    if (content.length < length || (kind && length < kind.headBytes)) return null;
    if (kind) pixels = Math.max(pixels, kind.pixels(content));
    at += 8 + length + (length % 2);
  }
  return at === end && pixels > 0 ? { pixels, end } : null;
}
