/**
 * What the page says, found in the syntax tree: what `t` is given, what is written as a title, label, hint or message, the
 * words of a schema, tables of labels, and whole sentences of a contract or a screen. Of the server's code only messages count,
 * because only they reach the page, and whole sentences where it judges what a person typed or brought in.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const unseen = /(\.spec\.tsx?|[\\/]testing\.tsx?|\.d\.ts|\.generated\.ts|\.builder\.ts|\.spec-\w+\.data\.ts)$/;
/** A language is named in itself, for those who look for it. */
const ofLanguages = /i18n[\\/]src[\\/]languages\.ts$/;
/** What these say is heard by programs that speak the protocol wrongly, which the page never does. */
const ofProtocol =
  /server-kit[\\/]src[\\/](http|input|idempotency)[\\/](client-errors|json-bodies|request-input|strict-json|idempotency)\.ts$/;
/** What the kit of the servers finds wrong with what a person types, pastes or brings in; it hands its sentences on as they are. */
const ofTyped = /server-kit[\\/]src[\\/](?:import|input|upload)[\\/]/;
/** Paper keeps its own language, whatever the page's. */
const ofPaper = /(?:contract[\\/]src|shared)[\\/]sheet[\\/]/;
const elsewhere = ['testing-web', 'testing-server', 'database', 'tables', 'migrations', 'access', 'node_modules'];
export const isServer = (file) => /[\\/](server|server-kit)[\\/]/.test(file);

const textProperties = new Set([
  'title',
  'header',
  'all',
  'label',
  'message',
  'name',
  'text',
  'hint',
  'question',
  'caption',
  'unit',
]);
/** Of a server's code only these are shown by the page: what went wrong, what its figures are called, and what waits for whom. */
const serverProperties = new Set(['message', 'label', 'act']);
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

/** The files below a folder that may say something to a reader of the page. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return elsewhere.includes(entry.name) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) &&
      !unseen.test(path) &&
      !ofProtocol.test(path) &&
      !ofLanguages.test(path) &&
      !ofPaper.test(path) &&
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
  if (name === 'steps' || name === 'groupings') return tableTexts(node.initializer);
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

/** Every text that a file says, in English: the key of its translations. */
export function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) found.push(...ofCall(node, file));
    if (ts.isPropertyAssignment(node)) found.push(...ofProperty(node, file));
    if (!isServer(file) && ts.isVariableDeclaration(node) && tableOfTexts.test(nameOf(node.name)))
      found.push(...tableTexts(node.initializer));
    const saysWhole = !isServer(file) || ofTyped.test(file);
    if (saysWhole && ts.isStringLiteralLike(node) && sentence.test(node.text) && !speaksToEngineers(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(/\{\{\w+\}\}/g, '')));
}
