/** Every pattern that our code writes down, specs apart, as `[{ written, file }]` on stdout: `/\s+/g` and the first file it stands in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './house.mjs';

const isOurs = (file) => /^(?:libs|apps)\/.*\/src\/.*\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);

export function writtenPatterns() {
  const found = new Map();
  const files = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  );
  for (const file of files.filter(isOurs).sort()) {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text))
        found.set(node.text, { written: node.text, file });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(`\n${JSON.stringify(writtenPatterns())}`);
