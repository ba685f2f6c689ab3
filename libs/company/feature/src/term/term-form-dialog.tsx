import {
  type AddTermInput,
  addTerm,
  isSameTerm,
  listTerms,
  type Term,
  termProblems,
  termUseLabel,
  termUses,
  updateTerm,
} from '@freightdesk/company-contract';
import { addTermInput, termSchema } from '@freightdesk/company-contract/schema';
import { allOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, useNotify } from '@freightdesk/shared-ui';
import {
  FormDialog,
  MultiSelectInput,
  type SchemaForm,
  SwitchInput,
  TextInput,
  useRecordForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

interface TermFormDialogProps {
  /** The term to change; null adds one. */
  term: Term | null;
  onClose: () => void;
}

export function TermFormDialog({ term, onClose }: TermFormDialogProps) {
  return term ? <EditTermDialog term={term} onClose={onClose} /> : <AddTermDialog onClose={onClose} />;
}

interface TermFieldsProps {
  form: SchemaForm<AddTermInput>;
  /** The term that is changed; null for a new one. */
  term: Term | null;
}

/** Whether another term has the title that is typed on the same documents, told while it is typed. */
function useTitleProblem({ form, term }: TermFieldsProps): { problem?: string } {
  const { t } = useTranslation();
  const { data: terms = [] } = useQuery(allOf(listTerms));
  const [title = '', appliesTo = [], active] = useWatch({
    control: form.control,
    name: ['title', 'appliesTo', 'active'],
  });
  const typed = { title, appliesTo, active: active ?? true };
  const isTaken = terms.some((other) => other.id !== term?.id && isSameTerm(typed, other));
  return isTaken ? { problem: t(termProblems.duplicate_term.message) } : {};
}

function TermFields({ form, term }: TermFieldsProps) {
  const { t } = useTranslation();
  const titleProblem = useTitleProblem({ form, term });
  return (
    <>
      <TextInput form={form} name="title" autoFocus {...titleProblem} />
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
      <TermFields form={form} term={null} />
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
      <TermFields form={form} term={term} />
      <SwitchInput form={form} name="active" />
    </FormDialog>
  );
}
