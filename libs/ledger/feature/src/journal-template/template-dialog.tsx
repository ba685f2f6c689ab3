import { useSave } from '@freightdesk/data-access-api';
import {
  addJournalTemplate,
  type JournalRow,
  type JournalTemplateRow,
  updateJournalTemplate,
} from '@freightdesk/ledger-contract';
import {
  addJournalTemplateInput,
  journalTemplateRow,
  updateJournalTemplateInput,
} from '@freightdesk/ledger-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';

/** Keeps a journal under a name, by which the next one is begun. */
export function AddTemplateDialog({ journal, onClose }: { journal: JournalRow; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addJournalTemplateInput,
    startOf: () => ({ journalId: journal.id, name: journal.narration.slice(0, 120), everyMonth: true }),
    send: useSave(addJournalTemplate),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Keep {{number}} as a template', { number: journal.number })}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is added', { name }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput form={form} name="name" autoFocus />
      <SwitchInput form={form} name="everyMonth" hint={t('The first page tells it as the month ends.')} />
    </FormDialog>
  );
}

export function EditTemplateDialog({ template, onClose }: { template: JournalTemplateRow; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateJournalTemplateInput,
    record: template,
    recordSchema: journalTemplateRow,
    startOf: ({ id, version, name, everyMonth, active }) => ({ id, version, name, everyMonth, active }),
    send: useSave(updateJournalTemplate),
  });
  return (
    <FormDialog
      {...saving}
      title={t('Edit {{name}}', { name: template.name })}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput form={form} name="name" autoFocus />
      <SwitchInput form={form} name="everyMonth" hint={t('The first page tells it as the month ends.')} />
      <SwitchInput form={form} name="active" />
    </FormDialog>
  );
}
