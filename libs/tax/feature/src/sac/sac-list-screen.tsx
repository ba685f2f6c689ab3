import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, ListPage } from '@freightdesk/shared-ui';
import { addSac, listSacs, type Sac } from '@freightdesk/tax-contract';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TableLinks } from '../tax-table/table-links';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const SacFormDialog = lazy(() => import('./sac-form-dialog').then((chunk) => ({ default: chunk.SacFormDialog })));

const columns: readonly Column<Sac>[] = [
  { id: 'code', width: 120, cell: ({ code }) => code },
  { id: 'description', cell: ({ description }, t) => t(description) },
  { id: 'active', cell: ({ active }, t) => (active ? t('Yes') : t('No')) },
];

export const askAhead = rowsAhead(listSacs);

/** Service accounting codes and what each stands for. An administrator adds to them, and opens one to change it. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listSacs);
  const mayWrite = useMay(addSac);
  const [dialog, setDialog] = useState<{ sac: Sac | null } | null>(null);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ sac: null })}>
      {t('Add SAC')}
    </Button>
  );

  return (
    <ListPage
      title={t('Service codes (SAC)')}
      action={mayWrite && add}
      besides={<TableLinks />}
      list={list}
      columns={columns}
      onOpen={mayWrite ? (sac) => setDialog({ sac }) : undefined}
      empty={{
        title: t('No SAC fits'),
        text: t('Lines and charge heads find a service by its code or by these words.'),
      }}
    >
      <Suspense fallback={null}>{dialog && <SacFormDialog {...dialog} onClose={() => setDialog(null)} />}</Suspense>
    </ListPage>
  );
}
