import type { Picture } from './picture';

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** SOF0 to SOF15 hold the size; three of that range are tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The next marker after coded content, in which a lone FF is followed by 00 or by a restart number. */
function markerAfter(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isMarker = bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7);
    if (isMarker) return at;
  }
  return bytes.length;
}

/** Walks the segments from SOI to EOI. Whatever a phone appends after EOI (a second, smaller picture) is not walked. */
export function readJpeg(bytes: Buffer): Picture | null {
  let pixels = 0;
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xd9) return pixels > 0 ? { pixels, end: at + 2 } : null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + (isFrame(marker) ? 9 : 4) > bytes.length) return null;
    if (isFrame(marker)) pixels = Math.max(pixels, bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7));
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    at = marker === 0xda ? markerAfter(bytes, end) : end;
  }
  return null;
}
