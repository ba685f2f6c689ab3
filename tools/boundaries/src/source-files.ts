import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { root } from './workspace';

export interface SourceFile {
  /** From the root of the workspace, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** The files of the workspace that it imports, in whatever form: types count, and so do chunks. */
  readonly imports: readonly string[];
  /** Those of them that are fetched when they are needed first. */
  readonly chunks: readonly string[];
}

const projects = ['libs', 'apps'];
const extensions = ['', '.ts', '.tsx', '/index.ts'];

export const isSpec = (path: string): boolean => /\.(spec|e2e|rehearsal)\.tsx?$/.test(path);

/** What only specs load: the product is the rest. */
const isForSpecs = (path: string): boolean =>
  isSpec(path) ||
  /(\/|\.)testing\.tsx?$|\.(builder|fixture)\.tsx?$|\.spec-[\w-]+\.data\.ts$/.test(path) ||
  /^(libs\/shared\/testing-|apps\/[\w-]+-(e2e|faults)\/|apps\/api\/src\/.*\.(data|spec)\.ts$)/.test(path);

export const isProduct = ({ path }: SourceFile): boolean => !isForSpecs(path) && path.includes('/src/');

/** `libs/banks/feature`: the folder above `src`. */
export const projectOf = (path: string): string => path.split('/src/')[0] ?? path;

/** The names of the libraries, as tsconfig.base.json has them. */
function entriesOf(): Map<string, string> {
  const { compilerOptions }: { compilerOptions: { paths: Record<string, [string]> } } = JSON.parse(
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8'),
  );
  return new Map(Object.entries(compilerOptions.paths).map(([name, [file]]) => [name, posix.normalize(file)]));
}

function pathsIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : pathsIn(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

interface Named {
  specifier: string;
  isChunk: boolean;
}

/** What a node asks for, if it is one of the ways to ask. */
function namedBy(node: ts.Node): Named | undefined {
  const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  if (isStatement && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isChunk: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, isChunk: false };
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [first] = node.arguments;
  return first && ts.isStringLiteral(first) ? { specifier: first.text, isChunk: true } : undefined;
}

/** Most files ask at their top alone, which is found without taking the whole file apart. */
function namedIn(path: string, text: string): Named[] {
  if (!/\bimport\s*\(/.test(text)) {
    return ts.preProcessFile(text).importedFiles.map(({ fileName }) => ({ specifier: fileName, isChunk: false }));
  }
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    const named = namedBy(node);
    if (named) found.push(named);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

/** Every file of the workspace's TypeScript with what it asks for; read by itself, so that it needs no tool of others. */
export function readSourceFiles(): Map<string, SourceFile> {
  const paths = projects.flatMap(pathsIn);
  const known = new Set(paths);
  const entries = entriesOf();
  const fileOf = (from: string, specifier: string): string | undefined => {
    const asked = specifier.startsWith('.') ? posix.join(dirname(from), specifier) : entries.get(specifier);
    return asked && extensions.map((extension) => asked + extension).find((path) => known.has(path));
  };
  const readFile = (path: string): SourceFile => {
    const text = readFileSync(join(root, path), 'utf8');
    const found = namedIn(path, text).flatMap(({ specifier, isChunk }) => {
      const file = fileOf(path, specifier);
      return file === undefined ? [] : [{ file, isChunk }];
    });
    return {
      path,
      text,
      lines: text.trimEnd().split('\n').length,
      imports: [...new Set(found.map(({ file }) => file))],
      chunks: found.filter(({ isChunk }) => isChunk).map(({ file }) => file),
    };
  };
  return new Map(paths.map((path) => [path, readFile(path)]));
}
