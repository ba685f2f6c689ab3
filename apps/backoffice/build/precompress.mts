import { type Plugin } from 'vite';
import { compressPage } from '../../../tools/build/compress-page.mjs';

/** Compresses what was built, unless whoever builds does that later (tools/run/build-stale.mjs). */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'freightdesk:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle(error) {
      if (error || process.env['COMPRESS_PAGE'] === 'later') return;
      await compressPage(outDir);
    },
  };
}
