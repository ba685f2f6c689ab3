import type { AuditNames } from './audit-names';

const sentenceCase = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());

/** A code that has no name yet: `due-date` and `dueDate` are both `Due date`. */
export const spelled = (code: string): string =>
  sentenceCase(code.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** What a code that a field may hold is called; undefined for what no column has a name for, such as words that a person typed. */
export const codeInTrail = (columns: readonly AuditNames[], field: string, code: string): string | undefined =>
  columns.map(({ values }) => values?.[field]?.[code]).find((label) => label !== undefined);

/** What the first column that names it calls a kind of record, a deed or a field. */
export function nameInTrail(
  columns: readonly AuditNames[],
  kind: 'records' | 'actions' | 'fields',
  code: string,
): string {
  return columns.map((names) => names[kind]?.[code]).find((name) => name !== undefined) ?? spelled(code);
}
