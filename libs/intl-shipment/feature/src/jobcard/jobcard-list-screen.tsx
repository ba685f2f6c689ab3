import {
  addJobcard,
  intlShipmentPaths as paths,
  type JobcardRow,
  listJobcards,
} from '@freightdesk/intl-shipment-contract';
import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { jobcardColumns } from './jobcard-columns';
import { useJobBulk } from './use-job-bulk';
import { useJobcardActions } from './use-jobcard-actions';
import { useSheetFiles } from './use-sheet-files';

const numberOf = ({ number }: JobcardRow) => number;

export const askAhead = rowsAhead(listJobcards);

/** Jobs with their route and status. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listJobcards);
  const mayWrite = useMay(addJobcard);
  const open = useCallback(({ id }: { id: string }) => void navigate(paths.updateJobcard.href(id)), [navigate]);
  const rowActions = useJobcardActions(open);
  const bulkActs = useJobBulk();
  const files = useSheetFiles();
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.createJobcard.href()}>
      {t('Create jobcard')}
    </Button>
  );

  return (
    <ListPage
      title={t('Jobcards')}
      action={mayWrite && create}
      list={list}
      columns={jobcardColumns}
      onOpen={open}
      rowActions={mayWrite ? rowActions : undefined}
      bulkActs={mayWrite ? [...bulkActs, ...files] : files}
      numberOf={numberOf}
      empty={{ title: t('No jobcards yet'), text: t('A jobcard is made of a lead that is won, or created here.') }}
    />
  );
}
