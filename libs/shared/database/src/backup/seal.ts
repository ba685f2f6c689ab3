import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { ByteReader } from './byte-reader';

/**
 * A sealed file: these eight bytes, 16 of salt, then pieces of 64 KB (the last one shorter, or empty) each encrypted by
 * AES-256-GCM and followed by its tag of 16 bytes. The nonce of a piece is its number, in eleven bytes, and one byte that is 1 for
 * the last: so no piece can be changed, moved, repeated or left out, and the file cannot be cut short, without its being seen.
 */
const mark = Buffer.from('FDSEAL01');
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 64 * 1024;

/** The key is of one file alone, because its salt is; that is why a plain number may be the nonce. */
function deriveKey(secret: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 256 * 1024 * 1024 };
  return new Promise((done, fail) => {
    scrypt(secret, salt, 32, cost, (error, key) => (error ? fail(error) : done(key)));
  });
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a stream; with the same secret `unsealed` gives it back. */
export async function* sealed(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const header = Buffer.concat([mark, salt]);
  const key = await deriveKey(secret, salt);
  const seal = (piece: number, bytes: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, isLast)).setAAD(header);
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  yield header;
  let held = Buffer.alloc(0);
  let piece = 0;
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes]);
    let at = 0;
    for (; held.length - at >= pieceBytes; at += pieceBytes) {
      yield seal(piece, held.subarray(at, at + pieceBytes), false);
      piece += 1;
    }
    held = held.subarray(at);
  }
  yield seal(piece, held, true);
}

export const isSealed = (start: Buffer): boolean => start.subarray(0, mark.length).equals(mark);

/** Decrypts a stream piece by piece, and gives out nothing of a piece that is not as it was sealed. */
export async function* unsealed(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const header = await reader.take(mark.length + saltBytes);
  const key = await deriveKey(secret, header.subarray(mark.length));
  const open = (piece: number, bytes: Buffer, isLast: boolean): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, isLast)).setAAD(header);
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new RangeError(
        piece === 0 ? 'It was sealed with another key, or changed since.' : 'It was cut short or changed since.',
        {
          cause,
        },
      );
    }
  };
  for (let piece = 0; ; piece += 1) {
    const bytes = await reader.takeUpTo(pieceBytes + tagBytes);
    if (bytes.length < tagBytes) throw new RangeError('It ends too early.');
    const isLast = await reader.isAtEnd();
    if (isLast && bytes.length === pieceBytes + tagBytes) {
      // The last piece is always shorter than a whole one: a whole one at the end means that the rest is missing.
      throw new RangeError('It ends too early.');
    }
    yield open(piece, bytes, isLast);
    if (isLast) return;
  }
}
