import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace';

export interface TableUse {
  /** As SQL spells it. */
  table: string;
  writes: boolean;
  file: string;
}

const writing = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'recordTable'];
const reading = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'from', 'using', 'table'];
/** What stands before a table's name in SQL; a row that is only locked is read. */
const inSql =
  /\b(?<before>insert into|update|delete from|truncate(?: table)?|alter table|merge into|from|join|using|lock table)\s+(?:only\s+)?"?(?<table>[a-z_]+)"?/gi;
const writingInSql = /^(?:insert|update|delete|truncate|alter|merge)/i;

/** `saleInvoice as i` is `sale_invoice`. */
const spelled = (name: string) => (name.split(/\s/)[0] ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A literal, or each of a list of them; what is computed names no table. */
function namesIn(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [];
  if (ts.isStringLiteralLike(argument)) return [spelled(argument.text)];
  return ts.isArrayLiteralExpression(argument) ? argument.elements.flatMap(namesIn) : [];
}

function inCall({ expression, arguments: [first] }: ts.CallExpression): Omit<TableUse, 'file'>[] {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (![...writing, ...reading].includes(name)) return [];
  return namesIn(first).map((table) => ({ table, writes: writing.includes(name) }));
}

function inTemplate({ tag, template }: ts.TaggedTemplateExpression): Omit<TableUse, 'file'>[] {
  if (tag.getText().split('<')[0] !== 'sql') return [];
  const text = template.getText().replace(/\$\{[^}]*\}/g, ' ? ');
  return [...text.matchAll(inSql)].map(({ groups }) => ({
    table: groups?.['table'] ?? '',
    writes: writingInSql.test(groups?.['before'] ?? ''),
  }));
}

function usesIn(file: string): TableUse[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const uses: TableUse[] = [];
  const visit = (node: ts.Node): void => {
    const found = ts.isCallExpression(node)
      ? inCall(node)
      : ts.isTaggedTemplateExpression(node)
        ? inTemplate(node)
        : [];
    uses.push(...found.map((use) => ({ ...use, file })));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Every use of one of the tables by the product's code in a folder; specs and what only they load may look anywhere. */
export function tableUses(folder: string, tables: readonly string[]): TableUse[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(?:spec|builder|data|fixture|testing)\.ts$|\/testing\.ts$/.test(file))
    .flatMap(usesIn)
    .filter(({ table }) => tables.includes(table));
}
