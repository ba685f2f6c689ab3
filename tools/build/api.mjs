/** Builds the server into dist/apps/api: one file for each program, our own code inside, packages of npm outside. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const output = join(root, 'dist/apps/api');
const programs = ['main', 'verify', 'backup', 'restore', 'base-backup', 'recover', 'scale/fill-years']
  .map((name) => join(root, `apps/api/src/${name}.ts`))
  .filter(existsSync);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Only `paths` of tsconfig lead to our own libraries; every other bare name is a package. */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@freightdesk/') ? undefined : { path, external: true },
    );
  },
};

rmSync(output, { recursive: true, force: true });
await build({
  entryPoints: programs,
  outdir: output,
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  tsconfig: join(root, 'tsconfig.base.json'),
  define: { 'process.env.FREIGHTDESK_VERSION': JSON.stringify(version) },
  plugins: [packagesOutside],
  logLevel: 'warning',
});
/**
 * Escaped as elsewhere the bundler does it: what stands in templates and patterns it leaves, and one such letter has the whole program kept
 * with two bytes for each. Of a template the cooked text is meant, and of a raw one a pattern is made, which reads the same.
 */
const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const name of readdirSync(output).filter((each) => each.endsWith('.js'))) {
  const program = readFileSync(join(output, name), 'utf8');
  writeFileSync(join(output, name), program.replace(/[^\x00-\xff]/g, escaped));
}
writeFileSync(join(output, 'package.json'), '{ "type": "module" }\n');
