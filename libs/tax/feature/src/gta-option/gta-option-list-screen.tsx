import { rowsAhead, useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Column, DateText, ListPage } from '@freightdesk/shared-ui';
import { addGtaOption, gtaOptionLabel, type GtaOptionRow, gtaRate, listGtaOptions } from '@freightdesk/tax-contract';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TableLinks } from '../tax-table/table-links';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const GtaOptionFormDialog = lazy(() =>
  import('./gta-option-form-dialog').then((chunk) => ({ default: chunk.GtaOptionFormDialog })),
);

function rateOf({ option, from }: GtaOptionRow): string {
  const percent = gtaRate(option, from);
  return percent === null ? '' : `${percent}%`;
}

const columns: readonly Column<GtaOptionRow>[] = [
  { id: 'from', width: 140, cell: ({ from }) => <DateText date={from} /> },
  { id: 'option', cell: ({ option }, t) => t(gtaOptionLabel[option]) },
  { id: 'rate', header: 'GST rate', align: 'end', width: 110, cell: rateOf },
  { id: 'source', header: 'Source', hideOnPhone: true, cell: ({ source }) => source },
];

export const askAhead = rowsAhead(listGtaOptions);

/** By whom the tax of our freight by road is paid, and from when; an administrator says so from a day on. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listGtaOptions);
  const mayWrite = useMay(addGtaOption);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {t('Add option')}
    </Button>
  );

  return (
    <ListPage
      title={t('GTA option')}
      action={mayWrite && add}
      besides={<TableLinks />}
      list={list}
      columns={columns}
      empty={{
        title: t('No option is kept yet'),
        text: t('A new docket proposes by it who owes the GST, and its freight is billed at its rate.'),
      }}
    >
      <Suspense fallback={null}>{isAdding && <GtaOptionFormDialog onClose={() => setAdding(false)} />}</Suspense>
    </ListPage>
  );
}
