import { RecordActivity } from '@freightdesk/activity-ui';
import { addDocket, type DocketRow, domesticPaths as paths, listDockets } from '@freightdesk/domestic-contract';
import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { PartyBeside } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, MoreActs, useOpened } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDocketActions } from './use-docket-actions';
import { docketColumns } from './docket-columns';
import { useBookSeveral } from './use-book-several';
import { useNoteFiles } from './use-note-files';

const CancelDocketDialog = lazy(() =>
  import('../cancel-docket-dialog').then((chunk) => ({ default: chunk.CancelDocketDialog })),
);

const numberOf = ({ number }: DocketRow) => number ?? '';

export const askAhead = rowsAhead(listDockets);

/** Dockets with their goods and status. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listDockets);
  const mayWrite = useMay(addDocket);
  const party = useOpened('party');
  const noteFiles = useNoteFiles();
  const bookSeveral = useBookSeveral();
  const [cancelled, setCancelled] = useState<DocketRow | null>(null);
  const open = useCallback(({ id }: { id: string }) => void navigate(paths.docket.href(id)), [navigate]);
  const rowActions = useDocketActions({ open, askCancel: setCancelled });
  const bringIn = () => void navigate(paths.importDockets.href());
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.createDocket.href()}>
      {t('Add docket')}
    </Button>
  );

  return (
    <ListPage
      title={t('Dockets')}
      action={mayWrite && add}
      besides={mayWrite && <MoreActs acts={[{ label: t('Bring in from a file'), onSelect: bringIn }]} />}
      list={list}
      columns={docketColumns}
      onOpen={open}
      rowActions={mayWrite ? rowActions : undefined}
      numberOf={numberOf}
      bulkActs={mayWrite ? [bookSeveral, ...noteFiles] : noteFiles}
      empty={{
        title: t('No dockets yet'),
        text: t('A docket is written for each consignment, and is tracked once it is booked.'),
      }}
    >
      <Suspense fallback={null}>
        {cancelled && <CancelDocketDialog docket={cancelled} onClose={() => setCancelled(null)} />}
      </Suspense>
      {party.openId && (
        <PartyBeside key={party.openId} id={party.openId} Activity={RecordActivity} onClose={party.close} />
      )}
    </ListPage>
  );
}
