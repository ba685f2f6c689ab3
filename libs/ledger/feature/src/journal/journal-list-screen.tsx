import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { addJournal, type JournalRow, ledgerPaths as paths, listJournals } from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, type RowAction } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { journalColumns } from './journal-columns';

const ReverseJournalDialog = lazy(() =>
  import('./reverse-journal-dialog').then((chunk) => ({ default: chunk.ReverseJournalDialog })),
);

function useJournalActions(reverse: (journal: JournalRow) => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useCallback(
    (journal: JournalRow): readonly RowAction[] => [
      { label: t('Repeat'), onSelect: () => void navigate(paths.addJournal.href(journal.id)) },
      {
        label: t('Reverse'),
        danger: true,
        onSelect: () => reverse(journal),
        ...(journal.status === 'REVERSED' && {
          disabledReason: t('Reversed: {{reason}}', { reason: journal.reverseReason ?? '' }),
        }),
      },
    ],
    [navigate, reverse, t],
  );
}

export const askAhead = rowsAhead(listJournals);

/** What was posted by no document. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listJournals);
  const mayWrite = useMay(addJournal);
  const [reversed, setReversed] = useState<JournalRow | null>(null);
  const rowActions = useJournalActions(setReversed);
  const open = useCallback(({ id }: JournalRow) => void navigate(paths.journal.href(id)), [navigate]);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={paths.addJournal.href()}>
      {t('New journal')}
    </Button>
  );
  return (
    <ListPage
      title={t('Journals')}
      besides={
        <>
          <Button component={Link} to={paths.journalTemplates.href()}>
            {t('Templates')}
          </Button>
          <Button component={Link} to={paths.jobCosts.href()}>
            {t('Shared costs')}
          </Button>
          <Button component={Link} to={paths.revaluation.href()}>
            {t('Exchange revaluation')}
          </Button>
          <Button component={Link} to={paths.yearEnd.href()}>
            {t('Year end')}
          </Button>
          {mayWrite && (
            <Button component={Link} to={paths.openings.href()}>
              {t('Opening balances')}
            </Button>
          )}
        </>
      }
      action={mayWrite && add}
      list={list}
      columns={journalColumns}
      onOpen={open}
      rowActions={mayWrite ? rowActions : undefined}
      empty={{
        title: t('No journals yet'),
        text: t('What no document posts is entered here: salaries, depreciation, what is owed at the end of a month.'),
      }}
    >
      <Suspense fallback={null}>
        {reversed && <ReverseJournalDialog journal={reversed} onClose={() => setReversed(null)} />}
      </Suspense>
    </ListPage>
  );
}
