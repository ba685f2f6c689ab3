import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '../notify/snackbar-host';
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

/** Hands a file to the browser, which asks where to or keeps it with the downloads. */
function save({ name, content }: Awaited<ReturnType<TakeRows>>): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function ExportMenu({ button, take, isChosen, onClose, onProgress }: ExportMenuProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const takeAs = (format: 'csv' | 'xlsx') => {
    const tell = (bytes: number) => onProgress(t('{{size}} MB', { size: (bytes / 1_000_000).toFixed(1) }));
    tell(0);
    take(format, tell)
      .then(save)
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
