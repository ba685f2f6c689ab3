import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorState } from '../faces/error-state';
import type { BulkAct, BulkForm } from './bulk-act';
import { BulkDoing } from './bulk-doing';
import { BulkProgress } from './bulk-progress';
import type { ListSource } from './list-source';

interface BulkOfAllProps<Row extends { id: string }> {
  act: BulkAct<Row> | BulkForm<Row>;
  list: ListSource<Row>;
  onClose: () => void;
}

const none = () => Promise.resolve([]);

/** Reads all rows that match before anything is done with them, so that none is missed and none comes twice. */
export function BulkOfAll<Row extends { id: string }>({ act, list, onClose }: BulkOfAllProps<Row>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [count, setCount] = useState(0);
  // What was asked when it was opened: acts change what matches.
  const [{ all = none, total }] = useState(list);
  const { data, error, refetch } = useQuery({
    queryKey: ['all matching', titleId],
    queryFn: ({ signal }) => all(setCount, signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data) return <BulkDoing act={act} rows={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{act.label}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <BulkProgress done={count} of={Math.max(total, count)} label={t('Reading what matches')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
