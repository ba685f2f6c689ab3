import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '../notify/snackbar-host';
import type { TakeRows } from './list-source';
import { RowMenuList } from './row-menu-list';

interface ExportMenuProps {
  button: HTMLElement;
  isOpen: boolean;
  take: TakeRows;
  onClose: () => void;
  /** How much has come; null where nothing is on its way. */
  onBytes: (bytes: number | null) => void;
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

export function ExportMenu({ button, isOpen, take, onClose, onBytes }: ExportMenuProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const takeAs = (format: 'csv' | 'xlsx') => {
    onBytes(0);
    take(format, onBytes)
      .then(save)
      .catch(() => notify(t('The export failed. Please try again.'), 'error'))
      .finally(() => onBytes(null));
  };
  if (!isOpen) return null;
  const actions = [
    { label: t('All that match, as CSV'), onSelect: () => takeAs('csv') },
    { label: t('All that match, as Excel (XLSX)'), onSelect: () => takeAs('xlsx') },
  ];
  return <RowMenuList button={button} actions={actions} onClose={onClose} />;
}
