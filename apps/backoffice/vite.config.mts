import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.mts';

const workspace = new URL('../../', import.meta.url).pathname;

/**
 * Few files, so that a page is few requests: `ground` are the packages that the first page needs, and they outlive our
 * releases; `widgets` is what most screens share; `forms` is what only screens with a form need.
 */
const groups = [
  { name: 'ground', test: /node_modules|rolldown\/runtime/, tags: ['$initial' as const], priority: 50 },
  { name: 'app', test: /[\\/](apps|libs)[\\/]/, tags: ['$initial' as const], priority: 40 },
  {
    name: 'widgets',
    test: /node_modules|[\\/]shared[\\/]ui[\\/]src[\\/](?!form)/,
    minShareCount: 4,
    priority: 20,
  },
  { name: 'forms', test: /node_modules[\\/](yup|react-hook-form|@hookform)/, priority: 30 },
];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${workspace}node_modules/.vite/backoffice`,
  plugins: [react(), precompress()],
  resolve: { tsconfigPaths: true },
  // The server puts a fresh nonce in the place of this text with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 4200,
    proxy: { '/api': 'http://127.0.0.1:4000' },
    fs: { allow: [workspace] },
  },
  build: {
    outDir: `${workspace}dist/apps/backoffice`,
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      // Our own modules have no side effects: an index that names lazy screens and menu entries costs only what is used.
      treeshake: { moduleSideEffects: [{ test: /[\\/]libs[\\/].*\.tsx?$/, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
});
