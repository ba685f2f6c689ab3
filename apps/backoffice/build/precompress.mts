import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts are compressed as they are, and the page itself is given a nonce with each answer. */
const worthIt = /\.(js|css|svg|json)$/;

async function compress(file: string): Promise<void> {
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
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside each asset, so that the server never compresses what does not change. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'freightdesk:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle(error) {
      if (error) return;
      const entries = await readdir(outDir, { recursive: true });
      await Promise.all(entries.filter((entry) => worthIt.test(entry)).map((entry) => compress(join(outDir, entry))));
    },
  };
}
