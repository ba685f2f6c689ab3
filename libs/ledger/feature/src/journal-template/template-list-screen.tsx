import { rowsAhead, useList } from '@freightdesk/data-access-api';
import {
  addJournalTemplate,
  type JournalTemplateRow,
  ledgerPaths as paths,
  listJournalTemplates,
} from '@freightdesk/ledger-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, ListPage, MoneyText, type RowAction } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

const EditTemplateDialog = lazy(() =>
  import('./template-dialog').then((chunk) => ({ default: chunk.EditTemplateDialog })),
);

const columns: readonly Column<JournalTemplateRow>[] = [
  { id: 'name', cell: ({ name }) => name },
  { id: 'totalPaise', header: 'Amount', align: 'end', cell: ({ totalPaise }) => <MoneyText paise={totalPaise} /> },
  { id: 'lastOn', header: 'Last posted', hideOnPhone: true, cell: ({ lastOn }) => <DateText date={lastOn} /> },
  { id: 'lastJournal', header: 'Last journal', hideOnPhone: true, cell: ({ lastJournal }) => lastJournal.number },
  { id: 'dueOn', header: 'Next due', cell: ({ dueOn }) => <DateText date={dueOn} /> },
  { id: 'active', hideOnPhone: true, cell: ({ active }, t) => (active ? t('Yes') : t('No')) },
];

export const askAhead = rowsAhead(listJournalTemplates);

/** Journals that recur: a row begins the next one as the last one was. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useList(listJournalTemplates);
  const mayWrite = useMay(addJournalTemplate);
  const [edited, setEdited] = useState<JournalTemplateRow | null>(null);
  const open = useCallback(({ id }: JournalTemplateRow) => void navigate(paths.fromTemplate.href(id)), [navigate]);
  const rowActions = useCallback(
    (template: JournalTemplateRow): readonly RowAction[] => [
      { label: t('Post'), onSelect: () => open(template) },
      { label: t('Edit'), onSelect: () => setEdited(template) },
    ],
    [t, open],
  );

  return (
    <ListPage
      title={t('Journal templates')}
      besides={
        <Button component={Link} to={paths.journals.href()}>
          {t('Journals')}
        </Button>
      }
      list={list}
      columns={columns}
      onOpen={mayWrite ? open : undefined}
      rowActions={mayWrite ? rowActions : undefined}
      empty={{
        title: t('No templates yet'),
        text: t('Open a journal that comes again, such as depreciation or rent, and keep it as a template.'),
      }}
    >
      <Suspense fallback={null}>
        {edited && <EditTemplateDialog template={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </ListPage>
  );
}
