import { createHash } from 'node:crypto';
import type { FileKind, FormFile } from '@freightdesk/shared-endpoint';
import { contentOf } from './file-content';
import { type FileProblem, fileProblems } from './file-problems';
import { fileName, namesProgram } from './file-name';

/** The file of a form as use cases see it: named harmlessly, its kind told by its bytes and not by whoever sent it. */
export class UploadedFile implements FormFile {
  readonly name: string;
  /** Empty where it is none of the kinds that the product stores; every schema refuses that. */
  readonly type: FileKind | '';
  readonly pixels: number | null;
  readonly fault: FileProblem | null;
  readonly #bytes: Buffer;

  constructor(sentName: string, bytes: Buffer) {
    const { kind, pixels, fault } = contentOf(bytes);
    this.name = kind === null ? '' : fileName(sentName, kind);
    this.type = kind ?? '';
    this.pixels = pixels;
    this.fault = kind !== null && namesProgram(sentName) ? fileProblems.misnamed : fault;
    this.#bytes = bytes;
  }

  get size(): number {
    return this.#bytes.length;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(this.#bytes).buffer;
  }

  /** So that the hash of a request, by which its repetition is known, covers every byte. */
  toJSON(): object {
    return { name: this.name, type: this.type, sha256: createHash('sha256').update(this.#bytes).digest('hex') };
  }
}
