/**
 * Writes `.br` and `.gz` beside each asset of the built page, so that the server never compresses what does not change.
 *   node tools/build/compress-page.mjs [folder]     the folder of the built page; dist/apps/backoffice unless given
 * Each is whole once it is there: a server that runs already serves the asset itself until then.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts are compressed as they are, and the page itself is given a nonce with each answer. */
const worthIt = /\.(js|css|svg|json)$/;

async function write(file, ending, content) {
  const part = `${file}.part${ending}`;
  await writeFile(part, content);
  await rename(part, `${file}${ending}`);
}

async function compress(file) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([write(file, '.br', br), write(file, '.gz', gz)]);
}

/** @param {string} folder */
export async function compressPage(folder) {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.filter((entry) => worthIt.test(entry)).map((entry) => compress(join(folder, entry))));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Beside a server that starts meanwhile, which goes first.
  setPriority(system.priority.PRIORITY_LOW);
  await compressPage(process.argv[2] ?? 'dist/apps/backoffice');
}
