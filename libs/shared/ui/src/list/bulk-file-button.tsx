import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { useNotify } from '../notify/snackbar-host';
import { useSavedFile } from '../notify/use-saved-file';
import type { BulkFile } from './bulk-act';

interface BulkFileButtonProps<Row> {
  file: BulkFile<Row>;
  rows: readonly Row[];
}

/** Takes the chosen rows along as one file. */
export function BulkFileButton<Row>({ file: { label, most, take }, rows }: BulkFileButtonProps<Row>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { isFetching, save } = useSavedFile();
  const begin = () =>
    rows.length > most
      ? notify(t('Choose at most {{count}} at a time.', { count: most }), 'error')
      : save(() => take(rows));
  return (
    <Button size="small" loading={isFetching} onClick={begin}>
      {label}
    </Button>
  );
}
