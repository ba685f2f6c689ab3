import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { auditAccess } from '../access';
import { auditList } from './audit.list';
import type { AuditEvent, RecordKinds } from './audit.schema';

export const listAuditEvents = defineEndpoint<ListInput, Page<AuditEvent>>({
  name: 'audit.list',
  method: 'GET',
  path: '/audit/list',
  access: auditAccess.read,
  summary: 'Who did what to which record, with every changed field before and after.',
  list: auditList,
});

export const listRecordKinds = defineEndpoint<void, RecordKinds>({
  name: 'audit.recordKinds',
  method: 'GET',
  path: '/audit/record-kinds',
  access: auditAccess.read,
  summary: 'The kinds of record of which the audit trail tells so far.',
});
