import {
  type AddJournalTemplateInput,
  journalTemplateProblems,
  type JournalTemplateRow,
  type UpdateJournalTemplateInput,
} from '@freightdesk/ledger-contract';
import { type Db, isUniqueViolation, newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findJournalRow } from '../journal/journal.repository';
import { changeTemplate, findTemplate, insertTemplate, lockTemplate } from './journal-template.repository';

export const findTemplateOrRefuse = async (db: Db, id: string): Promise<JournalTemplateRow> =>
  (await findTemplate(db, id)) ?? refuse(commonProblems.not_found);

const templates: RecordKind<JournalTemplateRow> = {
  record: 'journal template',
  lock: lockTemplate,
  find: findTemplateOrRefuse,
};

function refuseSameName(error: unknown): never {
  if (!isUniqueViolation(error, 'journal_template_name')) throw error;
  const { code, message } = journalTemplateProblems.same_template;
  refuse(journalTemplateProblems.same_template, { errors: [{ field: 'name', code, message }] });
}

export async function addTemplate(
  { journalId, name, everyMonth = false }: AddJournalTemplateInput,
  context: WriteContext,
): Promise<JournalTemplateRow> {
  const { tx } = context;
  if (!(await findJournalRow(tx, journalId))) {
    const { code, message } = journalTemplateProblems.unknown_journal;
    refuse(journalTemplateProblems.unknown_journal, { errors: [{ field: 'journalId', code, message }] });
  }
  const id = newId();
  await insertTemplate(context, { id, journalId, name, everyMonth }).catch(refuseSameName);
  const added = await findTemplateOrRefuse(tx, id);
  await context.audit({ record: 'journal template', recordId: id, action: 'add', after: added });
  return added;
}

export function updateTemplate(
  { id, version, ...changes }: UpdateJournalTemplateInput,
  context: WriteContext,
): Promise<JournalTemplateRow> {
  return changeRecord(templates, { id, version, action: 'update' }, context, () =>
    changeTemplate(context, id, changes).catch(refuseSameName),
  );
}

/** The next journal of a template begins as the one that was posted from it now. */
export async function followJournal(id: string, journalId: string, context: WriteContext): Promise<void> {
  const { tx } = context;
  await lockTemplate(tx, id);
  const before = await findTemplate(tx, id);
  if (!before) {
    const { code, message } = journalTemplateProblems.unknown_template;
    refuse(journalTemplateProblems.unknown_template, { errors: [{ field: 'templateId', code, message }] });
  }
  await changeTemplate(context, id, { journalId });
  const after = await findTemplateOrRefuse(tx, id);
  await context.audit({ record: 'journal template', recordId: id, action: 'post', before, after });
}
