import {
  type AddTermInput,
  addTerm,
  type Term,
  termUseLabel,
  termUses,
  updateTerm,
} from '@freightdesk/company-contract';
import { addTermInput, termSchema } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  MultiSelectInput,
  type SchemaForm,
  SwitchInput,
  TextInput,
  useRecordForm,
} from '@freightdesk/shared-ui/forms';

interface TermFormDialogProps {
  /** The term to change; null adds one. */
  term: Term | null;
  onClose: () => void;
}

export function TermFormDialog({ term, onClose }: TermFormDialogProps) {
  return term ? <EditTermDialog term={term} onClose={onClose} /> : <AddTermDialog onClose={onClose} />;
}

function TermFields({ form }: { form: SchemaForm<AddTermInput> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput form={form} name="title" autoFocus />
      <TextInput
        form={form}
        name="text"
        rows={5}
        hint={t('As it is printed. Documents already issued keep what they bear.')}
      />
      <MultiSelectInput form={form} name="appliesTo" options={optionsOf(termUses, termUseLabel, t)} />
      <SwitchInput form={form} name="isDefault" />
    </>
  );
}

function AddTermDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addTermInput,
    startOf: () => ({ appliesTo: ['SALE_INVOICE' as const] }),
    send: useSave(addTerm),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Add term')}
      submitLabel={t('Add term')}
      againLabel={t('Add and start another')}
      onSaved={({ title }) => notify(t('{{name}} is added', { name: title }))}
      onClose={onClose}
    >
      <TermFields form={form} />
    </FormDialog>
  );
}

function EditTermDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const update = useSave(updateTerm);
  const { form, saving } = useRecordForm({
    schema: addTermInput,
    record: term,
    recordSchema: termSchema,
    startOf: ({ id: _id, version: _version, ...said }) => said,
    send: (input, { id, version }) => update({ ...input, id, version }),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Edit {{name}}', { name: term.title })}
      submitLabel={t('Save')}
      onSaved={({ title }) => notify(t('{{name}} is saved', { name: title }))}
      onClose={onClose}
    >
      <TermFields form={form} />
      <SwitchInput form={form} name="active" />
    </FormDialog>
  );
}
