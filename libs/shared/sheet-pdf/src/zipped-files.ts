import { Zip, ZipPassThrough } from 'fflate';

/** A file of a ZIP: what it is called, without and with its ending, and its bytes as they come. */
export interface PackedFile {
  name: string;
  ending: string;
  content: AsyncIterable<Uint8Array>;
}

/** A ZIP of files, sent while they are made. A PDF is packed already; two of one name are told apart by a number. */
export async function* zippedFiles(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const times = new Map<string, number>();
  for await (const { name, ending, content } of files) {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const entry = new ZipPassThrough(`${name}${time === 1 ? '' : `-${time}`}.${ending}`);
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* packed.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* packed.splice(0);
}
