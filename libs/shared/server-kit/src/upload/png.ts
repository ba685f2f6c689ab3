import { crc32 } from 'node:zlib';
import type { Picture } from './picture';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** Walks the chunks (length, type, content, checksum) from IHDR, which holds the size, to IEND (ISO/IEC 15948, 5.3). */
export function readPng(bytes: Buffer): Picture | null {
  let pixels = 0;
  let hasContent = false;
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const isFirst = at === signature.length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (isFirst !== (type === 'IHDR') || (isFirst && end - at !== 25)) return null;
    if (isFirst) pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
    if (type === 'IDAT') hasContent = true;
    if (type === 'IEND') return hasContent && pixels > 0 ? { pixels, end } : null;
    at = end;
  }
  return null;
}
