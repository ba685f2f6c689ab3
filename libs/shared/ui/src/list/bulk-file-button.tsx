import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { shownProblem } from '../faces/shown-problem';
import { useNotify } from '../notify/snackbar-host';
import { saveFile } from '../values/save-file';
import type { BulkFile } from './bulk-act';

interface BulkFileButtonProps<Row> {
  file: BulkFile<Row>;
  rows: readonly Row[];
}

/** Takes the chosen rows along as one file. */
export function BulkFileButton<Row>({ file: { label, most, take }, rows }: BulkFileButtonProps<Row>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [isTaken, setTaken] = useState(false);
  const tell = (error: unknown) => {
    const { message, values } = shownProblem(error);
    notify(t(message, { ...values }), 'error');
  };
  const begin = () => {
    if (rows.length > most) return notify(t('Choose at most {{count}} at a time.', { count: most }), 'error');
    setTaken(true);
    void take(rows)
      .then(saveFile, tell)
      .finally(() => setTaken(false));
  };
  return (
    <Button size="small" loading={isTaken} onClick={begin}>
      {label}
    </Button>
  );
}
