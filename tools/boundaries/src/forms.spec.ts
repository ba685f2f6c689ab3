import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace';

/** As many as can be read in one sitting, and held in mind together. */
const mostFiles = 14;

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(spec|builder)\./.test(name);
const textOf = (file: string) => readFileSync(file, 'utf8');

function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files of its own room that a file names, also those that are fetched later. */
function namedBy(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const named = join(dirname(file), path);
    return [`${named}.tsx`, `${named}.ts`].filter((one) => existsSync(one)).slice(0, 1);
  });
}

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const named of namedBy(file)) reachedFrom(named, reached);
  return reached;
}

const columns = readdirSync(join(root, 'libs'));
const feature = (column: string) => sourcesOf(join(root, 'libs', column, 'feature/src'));

test('a form reads in a sitting: whatever it needs of its own column stands in few files', () => {
  const forms = columns.flatMap(feature).filter((file) => /<(FormPage|FormDialog|DocumentForm)\b/.test(textOf(file)));

  const counts = forms.map((file) => ({ form: relative(root, file), files: reachedFrom(file).size }));

  const [longest] = counts.toSorted((one, other) => other.files - one.files);
  process.stdout.write(`${forms.length} forms, the longest in ${longest?.files} files\n`);
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.filter(({ files }) => files > mostFiles)).toEqual([]);
});

test('what is alike in documents knows neither sales nor purchases, so that another column can take it', () => {
  const kit = ['contract', 'feature', 'server'].flatMap((room) =>
    sourcesOf(join(root, 'libs/invoices', room, 'src/document')),
  );

  const knowing = kit.filter((file) => /from '\.\.\/(sale|purchase|custom)-invoice\//.test(textOf(file)));

  expect(kit.length).toBeGreaterThan(10);
  expect(knowing.map((file) => relative(root, file))).toEqual([]);
});
