import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListViewsProps } from '@freightdesk/shared-ui';
import { FormDialog, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { type SavedView, saveView } from '@freightdesk/views-contract';
import { savedView, saveViewInput } from '@freightdesk/views-contract/schema';
import { inputOf } from './view-input';

interface ViewDialogProps extends Pick<ListViewsProps, 'list' | 'query' | 'arrangement'> {
  edited: 'new' | SavedView;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** What a view is called, who sees it, and whether the list opens with it. */
export function ViewDialog({ list, query, arrangement, edited, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const isNew = edited === 'new';
  const { form, saving } = useRecordForm({
    schema: saveViewInput,
    record: isNew ? null : edited,
    recordSchema: savedView,
    startOf: (view) =>
      view
        ? inputOf(view)
        : { list, name: '', query, columns: arrangement ? [...arrangement] : null, isShared: false, isDefault: false },
    send: useSendView(),
  });
  return (
    <FormDialog
      {...saving}
      title={isNew ? t('Save what is shown as a view') : t('The view {{name}}', { name: edited.name })}
      submitLabel={t('Save')}
      maxWidth="xs"
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextInput form={form} name="name" autoFocus />
      <SwitchInput form={form} name="isShared" />
      <SwitchInput form={form} name="isDefault" />
    </FormDialog>
  );
}

function useSendView() {
  const save = useSave(saveView);
  return (input: Parameters<typeof save>[0], standing: SavedView | null) =>
    save({ ...input, ...(standing && { version: standing.version }) });
}
