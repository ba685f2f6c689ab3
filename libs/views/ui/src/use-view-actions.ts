import { messageOf, mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type ListViewsProps, type RowAction, useNotify } from '@freightdesk/shared-ui';
import { removeView, type SavedView, saveView } from '@freightdesk/views-contract';
import { useMutation } from '@tanstack/react-query';
import { inputOf } from './view-input';

interface ViewActionsTerms extends Pick<ListViewsProps, 'query' | 'arrangement'> {
  onRename: (view: SavedView) => void;
  onDeleted: (view: SavedView) => void;
}

/** What may be done with a view of one's own: it takes what is shown now, another name, or goes, and then can be had back. */
export function useViewActions({ query, arrangement, onRename, onDeleted }: ViewActionsTerms) {
  const { t } = useTranslation();
  const notify = useNotify();
  const save = useMutation(mutationOf(saveView));
  const remove = useMutation(mutationOf(removeView));

  const drop = async ({ id, version }: SavedView) => {
    try {
      onDeleted(await remove.mutateAsync({ id, version }));
    } catch (error) {
      notify(t(messageOf(error)), 'error');
    }
  };
  const replace = async (view: SavedView) => {
    try {
      await save.mutateAsync({ ...inputOf(view), query, columns: arrangement ? [...arrangement] : null });
      notify(t('{{name}} shows this now', { name: view.name }));
    } catch {
      notify(t('The view could not be saved. Please try again.'), 'error');
    }
  };
  return (view: SavedView): readonly RowAction[] => [
    { label: t('Replace by what is shown'), onSelect: () => void replace(view) },
    { label: t('Name and sharing'), onSelect: () => onRename(view) },
    { label: t('Delete'), danger: true, onSelect: () => void drop(view) },
  ];
}
