import { addTerm, listTerms, type Term, termUseLabel } from '@freightdesk/company-contract';
import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, ListPage } from '@freightdesk/shared-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const TermFormDialog = lazy(() => import('./term-form-dialog').then((chunk) => ({ default: chunk.TermFormDialog })));

const columns: readonly Column<Term>[] = [
  { id: 'title', width: 180, cell: ({ title }) => title },
  { id: 'text', header: 'Text', hideOnPhone: true, cell: ({ text }) => text },
  { id: 'appliesTo', cell: ({ appliesTo }, t) => appliesTo.map((use) => t(termUseLabel[use])).join(', ') },
  { id: 'isDefault', header: 'Usual', cell: ({ isDefault }, t) => (isDefault ? t('Yes') : t('No')) },
  { id: 'active', cell: ({ active }, t) => (active ? t('Yes') : t('No')) },
];

export const askAhead = rowsAhead(listTerms);

export function Component() {
  const { t } = useTranslation();
  const list = useList(listTerms);
  const mayWrite = useMay(addTerm);
  const [dialog, setDialog] = useState<{ term: Term | null } | null>(null);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ term: null })}>
      {t('Add term')}
    </Button>
  );

  return (
    <ListPage
      title={t('Terms')}
      action={mayWrite && add}
      list={list}
      columns={columns}
      onOpen={mayWrite ? (term) => setDialog({ term }) : undefined}
      empty={{
        title: t('No terms yet'),
        text: t('What you agree with customers, as invoices, quotations and dockets print it.'),
      }}
    >
      <Suspense fallback={null}>{dialog && <TermFormDialog {...dialog} onClose={() => setDialog(null)} />}</Suspense>
    </ListPage>
  );
}
