import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { held } from '../layout/held';
import { useNotify } from '../notify/snackbar-host';
import { useSavedFile } from '../notify/use-saved-file';
import type { BulkFile } from './bulk-act';
import type { ListSource } from './list-source';

interface BulkFileButtonProps<Row> {
  file: BulkFile<Row>;
  rows: readonly Row[];
  /** The list of which all that matches is taken, in place of rows that were chosen by hand. */
  of?: ListSource<Row> | undefined;
}

const ignore = () => undefined;

/** Takes the chosen rows along as one file. */
export function BulkFileButton<Row>({ file: { label, most, take }, rows, of }: BulkFileButtonProps<Row>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { isFetching, save } = useSavedFile();
  const begin = () =>
    (of?.total ?? rows.length) > most
      ? notify(t('Choose at most {{count}} at a time.', { count: most }), 'error')
      : save(async () => take((await of?.all?.(ignore, new AbortController().signal)) ?? rows));
  return (
    <Button size="small" onClick={begin} aria-busy={isFetching} {...held(isFetching)}>
      {label}
    </Button>
  );
}
