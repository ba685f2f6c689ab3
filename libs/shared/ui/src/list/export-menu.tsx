import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '../notify/snackbar-host';
import { saveFile } from '../values/save-file';
import type { TakeRows } from './list-source';
import { RowMenuList } from './row-menu-list';

interface ExportMenuProps {
  button: HTMLElement;
  take: TakeRows;
  /** Of rows that were chosen, and not of all that match. */
  isChosen: boolean;
  onClose: () => void;
  /** Told how much has come, in words; null where nothing is on its way. */
  onProgress: (progress: string | null) => void;
}

export function ExportMenu({ button, take, isChosen, onClose, onProgress }: ExportMenuProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const takeAs = (format: 'csv' | 'xlsx') => {
    const tell = (bytes: number) => onProgress(t('{{size}} MB', { size: (bytes / 1_000_000).toFixed(1) }));
    tell(0);
    take(format, tell)
      .then(saveFile)
      .catch(() => notify(t('The export failed. Please try again.'), 'error'))
      .finally(() => onProgress(null));
  };
  const actions = [
    { label: isChosen ? t('The chosen ones, as CSV') : t('All that match, as CSV'), onSelect: () => takeAs('csv') },
    {
      label: isChosen ? t('The chosen ones, as Excel (XLSX)') : t('All that match, as Excel (XLSX)'),
      onSelect: () => takeAs('xlsx'),
    },
  ];
  return <RowMenuList button={button} actions={actions} onClose={onClose} />;
}
