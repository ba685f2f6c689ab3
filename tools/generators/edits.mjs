/** Small edits of source files, found in the syntax tree, so that they do not depend on how a file is laid out. */
import ts from 'typescript';

const parsed = (text) => ts.createSourceFile('edited.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
const put = (text, at, piece) => text.slice(0, at) + piece + text.slice(at);

function bare(node) {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

function stepTo(value, step) {
  if (value === undefined) return undefined;
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(step)];
  const property = value.properties?.find(({ name }) => name?.text === step);
  return property && bare(property.initializer);
}

function valueAt(source, path) {
  const [name, ...steps] = path.split('.');
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.text === name);
  return steps.reduce(stepTo, declared?.initializer && bare(declared.initializer));
}

const nameOf = (member) => member.name?.text ?? member.getText();

/** The names of an object's members, or the texts of a list's; undefined where nothing is called so. */
export function membersAt(text, path) {
  const value = valueAt(parsed(text), path);
  return (value?.elements ?? value?.properties)?.map(nameOf);
}

/**
 * Adds a member to the list or object at `navigation.0.tabs`, as its last one, or after or before the one that is named.
 * @param {{ after?: string, before?: string }} [place]
 */
export function adding(text, path, piece, { after, before } = {}) {
  const value = valueAt(parsed(text), path);
  const members = value?.elements ?? value?.properties;
  if (members === undefined) throw new Error(`There is no list or object '${path}' to add ${piece} to.`);
  const isNamed = (name) => (member) => name !== undefined && nameOf(member) === name;
  const next = members.find(isNamed(before));
  if (next) return put(text, next.getStart(), `${piece},\n`);
  const last = members.find(isNamed(after)) ?? members.at(-1);
  return last ? put(text, last.end, `,\n${piece}`) : put(text, value.end - 1, piece);
}

/** As `adding`, where the members are names in the order of the alphabet. */
export const addingInOrder = (text, path, name) =>
  adding(text, path, name, { before: membersAt(text, path)?.find((other) => other > name) });

/** Adds a statement to a function, after the last of those that call something. */
export function calling(text, name, statement) {
  const { body } =
    parsed(text).statements.find((node) => ts.isFunctionDeclaration(node) && node.name?.text === name) ?? {};
  if (body === undefined) throw new Error(`There is no function ${name} to add ${statement} to.`);
  const last = body.statements.filter(ts.isExpressionStatement).at(-1);
  return last ? put(text, last.end, `\n${statement}`) : put(text, body.end - 1, `${statement}\n`);
}

const plain = (name) => name.replace(/^type /, '').toLowerCase();

/** Imports names from where nothing was imported by name yet, or beside what was. */
export function importing(text, names, from) {
  const imports = parsed(text).statements.filter(ts.isImportDeclaration);
  const known = imports.find(
    ({ moduleSpecifier, importClause }) =>
      moduleSpecifier.text === from && importClause?.namedBindings?.elements && !importClause.isTypeOnly,
  )?.importClause.namedBindings;
  if (known) {
    const all = [...new Set([...known.elements.map((element) => element.getText()), ...names])];
    all.sort((one, other) => (plain(one) < plain(other) ? -1 : 1));
    return `${text.slice(0, known.getStart())}{ ${all.join(', ')} }${text.slice(known.end)}`;
  }
  const line = `import { ${names.join(', ')} } from '${from}';\n`;
  // Packages first, then files; both by name.
  const isFile = (name) => name.startsWith('.');
  const isLater = (name) => (isFile(name) === isFile(from) ? name > from : isFile(name));
  const next = imports.find(({ moduleSpecifier }) => isLater(moduleSpecifier.text));
  return put(text, next?.getStart() ?? (imports.at(-1)?.end ?? -1) + 1, line);
}

/** Exports names of a file after all others; `kind` is `type` where they are types. */
export const exporting = (text, names, from, kind = '') =>
  `${text}export ${kind} { ${names.join(', ')} } from '${from}';\n`;

/** The text at `navigation.0.title`. */
export const textAt = (text, path) => valueAt(parsed(text), path)?.text;

/** Whether TypeScript keeps the word for itself. */
export function isReserved(name) {
  const token = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name).scan();
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord;
}
