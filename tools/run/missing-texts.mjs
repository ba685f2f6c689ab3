/**
 * Which texts of the page have no Hindi or Arabic yet, and which translations belong to no text any more.
 *   node tools/run/missing-texts.mjs            counts, and the texts; fails when there are any
 *   node tools/run/missing-texts.mjs --all      every text of the page, as JSON
 * The English text is the key. Texts are found in the syntax tree: what `t` is given, what is written as a title, label, hint
 * or message, the words of a schema, tables of labels, and whole sentences of a contract or a screen. Of the server's code
 * only messages count, because only they reach the page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dictionaries = join(root, 'libs/shared/i18n/src/dictionaries');

const unseen = /(\.spec\.tsx?|[\\/]testing\.tsx?|\.d\.ts|\.generated\.ts|\.builder\.ts|\.spec-\w+\.data\.ts)$/;
/** A language is named in itself, for those who look for it. */
const ofLanguages = /i18n[\\/]src[\\/]languages\.ts$/;
/** What these say is heard by programs that speak the protocol wrongly, which the page never does. */
const ofProtocol = /server-kit[\\/]src[\\/](client-errors|json-bodies|request-input|strict-json|idempotency)\.ts$/;
const elsewhere = ['testing-web', 'testing-server', 'database', 'migrations', 'access', 'node_modules'];
const isServer = (file) => /[\\/](server|server-kit)[\\/]/.test(file);

const textProperties = new Set(['title', 'label', 'message', 'name', 'text', 'hint', 'question', 'caption', 'unit']);
/** Of a server's code only these are shown by the page: what went wrong, and what its figures are called. */
const serverProperties = new Set(['message', 'label']);
const schemaCalls = new Set([
  'label',
  'required',
  'matches',
  'min',
  'max',
  'length',
  'email',
  'typeError',
  'test',
  'oneOf',
]);
const tableOfTexts = /(label|labels|names|words|endings|helpRoles|titles|states|moves?|reasons|clauses)$/i;
const sentence = /^(?:[A-Z]|\{\{)[^_<>]*\s[^_<>]*[.?!]$/;

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return elsewhere.includes(entry.name) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) &&
      !unseen.test(path) &&
      !ofProtocol.test(path) &&
      !ofLanguages.test(path) &&
      path.includes(`${sep}src${sep}`)
      ? [path]
      : [];
  });
}

/** The literals an expression may come to: `a ? 'one' : 'other'`, `given ?? 'otherwise'`. */
function literalsIn(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...literalsIn(node.left), ...literalsIn(node.right)];
  return [];
}

/** All texts of a table, however deep; codes beside them are not texts. */
function tableTexts(node) {
  if (!node) return [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return tableTexts(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(tableTexts);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((one) => tableTexts(one.initializer));
  return literalsIn(node).filter((text) => /^[A-Z{]|\{\{/.test(text) && !/^[A-Z0-9_.-]+$/.test(text));
}

const nameOf = (node) => (node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '');

function ofProperty(node, file) {
  const name = nameOf(node.name);
  if (isServer(file)) return serverProperties.has(name) ? literalsIn(node.initializer) : [];
  if (name === 'steps') return tableTexts(node.initializer);
  return textProperties.has(name) ? literalsIn(node.initializer).filter((text) => /^[A-Z{]/.test(text)) : [];
}

function ofCall(node, file) {
  const callee = node.expression;
  if (ts.isIdentifier(callee) && callee.text === 't') return literalsIn(node.arguments[0]);
  if (isServer(file) || !ts.isPropertyAccessExpression(callee) || !schemaCalls.has(callee.name.text)) return [];
  return node.arguments
    .flatMap(literalsIn)
    .filter((text) => /^[A-Z]/.test(text) && (callee.name.text === 'label' || text.includes(' ')));
}

/** Thrown errors and the descriptions of endpoints speak to engineers. */
function speaksToEngineers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isNewExpression(at) || ts.isThrowStatement(at)) return true;
    if (ts.isPropertyAssignment(at) && ['summary', 'description', 'note'].includes(nameOf(at.name))) return true;
    if (ts.isBlock(at) || ts.isImportDeclaration(at)) return false;
  }
  return false;
}

function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) found.push(...ofCall(node, file));
    if (ts.isPropertyAssignment(node)) found.push(...ofProperty(node, file));
    if (!isServer(file) && ts.isVariableDeclaration(node) && tableOfTexts.test(nameOf(node.name)))
      found.push(...tableTexts(node.initializer));
    if (!isServer(file) && ts.isStringLiteralLike(node) && sentence.test(node.text) && !speaksToEngineers(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = [join(root, 'libs'), join(root, 'apps/backoffice')].flatMap(sourceFiles);
const texts = new Map();
for (const file of files) {
  for (const text of textsOf(file)) {
    if (/[A-Za-z]{2}/.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !texts.has(text))
      texts.set(text, relative(root, file));
  }
}

if (process.argv.includes('--all')) {
  console.log(JSON.stringify(Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1))), null, 2));
} else {
  for (const language of ['hi', 'ar']) {
    const dictionary = JSON.parse(readFileSync(join(dictionaries, `${language}.json`), 'utf8'));
    const missing = [...texts].filter(([text]) => !Object.hasOwn(dictionary, text));
    const stale = Object.keys(dictionary).filter((text) => !texts.has(text));
    const variables = (text) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join();
    const broken = Object.entries(dictionary).filter(
      ([text, words]) => variables(text) !== variables(words) || words.trim() === '',
    );
    console.log(
      `${language}: ${texts.size} texts, ${missing.length} missing, ${stale.length} stale, ${broken.length} broken`,
    );
    missing.forEach(([text, file]) => console.log(`  missing  ${JSON.stringify(text)}  ${file}`));
    stale.forEach((text) => console.log(`  stale    ${JSON.stringify(text)}`));
    broken.forEach(([text]) => console.log(`  broken   ${JSON.stringify(text)}`));
    if (missing.length + stale.length + broken.length > 0) process.exitCode = 1;
  }
}
