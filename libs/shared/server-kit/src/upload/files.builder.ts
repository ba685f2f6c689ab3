import { crc32, deflateSync } from 'node:zlib';

// Small files as programs write them, sound unless a spec bends them.

const uint32 = (value: number, isLittle = false): Buffer => {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

export function pngChunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
}

const nothing: Buffer = Buffer.alloc(0);

/** Grey; only its header speaks of its size, as in a picture that is to flood whoever unfolds it. */
export function png({ width = 2, height = 2, extra = nothing } = {}): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(6))),
    pngChunk('IEND'),
  ]);
}

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint32(content.length + 2).subarray(2), content]);

export function jpeg({ width = 2, height = 2, comment = 'a photograph' } = {}): Buffer {
  const size = Buffer.concat([uint32(height).subarray(2), uint32(width).subarray(2)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xfe, Buffer.from(comment, 'latin1')),
    segment(0xc0, Buffer.concat([Buffer.from([8]), size, Buffer.from([1, 1, 0x11, 0])])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // Coded content: a stuffed FF and a restart, which are no markers.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
}

export function webp({ width = 2, height = 2 } = {}): Buffer {
  const bits = (width - 1) | ((height - 1) << 14);
  const frame = Buffer.concat([Buffer.from([0x2f]), uint32(bits >>> 0, true), Buffer.from([7, 7, 7])]);
  const chunks = Buffer.concat([Buffer.from('WEBPVP8L'), uint32(frame.length, true), frame]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(chunks.length, true), chunks]);
}

export const pdf = (object = '<< /Type /Catalog >>', head = '%PDF-1.7'): Buffer =>
  Buffer.from(`${head}\n1 0 obj\n${object}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');

/** A document whose objects are packed into a list, as most writers do today. */
export const packedPdf = (objects: string): Buffer => {
  const packed = deflateSync(Buffer.from(objects)).toString('latin1');
  return pdf(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n${packed}\nendstream`);
};

/** As an archive ends: what makes a picture a JAR too. */
export const archiveEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
