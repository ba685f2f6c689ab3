import { createHash, type Hash } from 'node:crypto';
import type { ByteSource } from './tar';

/** Reads a stream in the amounts that are asked for, and hashes what it has given so far. */
export class ByteReader implements ByteSource {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash('sha256');
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** False when nothing is left. */
  async #holdMore(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done === true) return false;
    this.#held.push(value);
    this.#heldBytes += value.length;
    return true;
  }

  async take(count: number): Promise<Buffer> {
    const taken = await this.takeUpTo(count);
    if (taken.length < count) throw new RangeError('It ends too early.');
    return taken;
  }

  /** Fewer only where the stream ends. */
  async takeUpTo(count: number): Promise<Buffer> {
    while (this.#heldBytes < count && (await this.#holdMore()));
    const all = this.#held.length === 1 ? (this.#held[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#held);
    const taken = all.subarray(0, count);
    this.#held = [all.subarray(count)];
    this.#heldBytes -= taken.length;
    this.#hash.update(taken);
    return taken;
  }

  /** The SHA-256 of all that was taken up to here. */
  hashSoFar(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Whether anything is left but what was taken. */
  async isAtEnd(): Promise<boolean> {
    while (this.#heldBytes === 0) {
      if (!(await this.#holdMore())) return true;
    }
    return false;
  }

  /** Lets go of what the stream holds open. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}
