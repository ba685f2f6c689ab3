import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { reconciliationAccess } from '../access';
import { statementLineList } from './statement-line.list';
import type { StatementLineRow } from './statement-line.schema';
import type { ImportStatementInput, Preview, PreviewInput, Statement } from './statement.schema';

export const importStatement = defineEndpoint<ImportStatementInput, Statement>({
  name: 'reconciliation.import',
  method: 'POST',
  path: '/bank/statement-import',
  access: reconciliationAccess.write,
  summary: 'Imports a bank statement (CSV or XLSX). What was imported before is not added again.',
  body: 'multipart',
  touches: ['reconciliation', 'overview'],
});

export const previewStatement = defineEndpoint<PreviewInput, Preview>({
  name: 'reconciliation.preview',
  method: 'POST',
  path: '/bank/statement-preview',
  access: reconciliationAccess.write,
  summary: 'How a bank statement would be read: its columns, its lines and what is wrong with it. Nothing is kept.',
  body: 'multipart',
  idempotent: false,
});

export const listStatementLines = defineEndpoint<ListInput, Page<StatementLineRow>>({
  name: 'reconciliation.lines',
  method: 'GET',
  path: '/bank/statement-lines',
  access: reconciliationAccess.read,
  summary: 'What banks said, line by line, with what each is in the books.',
  list: statementLineList,
});
